/* A layer between a program and its files, in which calls fail when a test says so. It also moves the program's clock.
 *
 *     cc -shared -fPIC -O2 -o faulty.so faulty.c -ldl
 *     GT_FAULTS=/tmp/faults LD_PRELOAD=./faulty.so grandtour serve …
 *
 * The control file (GT_FAULTS) must be there when the program starts, with SIZE bytes. It is mapped into memory, so a
 * call that shall not fail costs one look at a byte. Its text is rules, one a line, each of four words:
 *
 *     ERROR  CALLS  N  PATTERN
 *     ENOSPC write,truncate 1 *grandtour.db*     every write and truncation of these files fails: the disk is full
 *     EIO sync 3 *-wal                           every third fsync of a write-ahead log fails
 *     EROFS write,open 1 *grandtour.db*          the file system was mounted read-only
 *
 * CALLS are  write (write, pwrite, writev, pwritev, fallocate), sync (fsync, fdatasync), truncate (ftruncate),
 * open (open and access for writing), read (read, pread)  with commas between them. N: the Nth, 2Nth… call that the
 * rule fits. PATTERN is one of fnmatch(3) for the whole path; it has no blanks. Nothing is ever half done: a call fails
 * before it touches the file. To change the rules while the program runs, write a NUL to the first byte, then all that
 * follows it, then the first byte: `scripts/server/faulty.py` does that. The last eight bytes are a number: by so many
 * milliseconds the clock on the wall (CLOCK_REALTIME) is wrong.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define SIZE 4096
#define MOST_RULES 16

static volatile const char *control;
static atomic_uint fitted[MOST_RULES];

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

#define REAL(result, name, ...)                              \
    static result (*next)(__VA_ARGS__);                      \
    if (next == NULL) next = (result(*)(__VA_ARGS__))real(#name)

__attribute__((constructor)) static void map_control(void) {
    const char *path = getenv("GT_FAULTS");
    if (path == NULL) return;
    REAL(int, open, const char *, int, ...);
    int fd = next(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return;
    void *found = mmap(NULL, SIZE, PROT_READ, MAP_SHARED, fd, 0);
    close(fd);
    if (found != MAP_FAILED) control = found;
}

static int error_named(const char *name) {
    if (strcmp(name, "ENOSPC") == 0) return ENOSPC;
    if (strcmp(name, "EIO") == 0) return EIO;
    if (strcmp(name, "EROFS") == 0) return EROFS;
    if (strcmp(name, "EDQUOT") == 0) return EDQUOT;
    return atoi(name);
}

static int listed(const char *calls, const char *call) {
    size_t length = strlen(call);
    for (const char *at = calls; (at = strstr(at, call)) != NULL; at += length)
        if ((at == calls || at[-1] == ',') && (at[length] == 0 || at[length] == ',')) return 1;
    return 0;
}

/* The error with which this call on this file shall fail, or 0. */
static int fault(const char *call, const char *path) {
    char text[SIZE];
    memcpy(text, (const char *)control, SIZE - 1);
    text[SIZE - 1] = 0;
    char *rest = text;
    for (int number = 0; number < MOST_RULES; number++) {
        char *line = strsep(&rest, "\n");
        char error[16], calls[64], pattern[1024];
        unsigned every;
        if (line == NULL) return 0;
        if (sscanf(line, "%15s %63s %u %1023s", error, calls, &every, pattern) != 4) continue;
        if (!listed(calls, call) || fnmatch(pattern, path, 0) != 0) continue;
        unsigned count = atomic_fetch_add(&fitted[number], 1) + 1;
        if (every <= 1 || count % every == 0) return error_named(error);
    }
    return 0;
}

static int on(void) { return control != NULL && control[0] != 0; }

static int path_fault(const char *call, const char *path) {
    if (!on()) return 0;
    int before = errno;
    int found = fault(call, path);
    errno = before;
    return found;
}

static int file_fault(const char *call, int fd) {
    if (!on()) return 0;
    char link[64], path[1024];
    int before = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    errno = before;
    if (length < 0) return 0;
    path[length] = 0;
    return path_fault(call, path);
}

#define FAIL_FILE(call, fd)                                  \
    do {                                                     \
        int error = file_fault(call, fd);                    \
        if (error != 0) return errno = error, -1;            \
    } while (0)

/* ---- writing ---- */
ssize_t write(int fd, const void *data, size_t size) {
    REAL(ssize_t, write, int, const void *, size_t);
    FAIL_FILE("write", fd);
    return next(fd, data, size);
}

#define PWRITE(name, offset_type)                                         \
    ssize_t name(int fd, const void *data, size_t size, offset_type at) { \
        REAL(ssize_t, name, int, const void *, size_t, offset_type);      \
        FAIL_FILE("write", fd);                                           \
        return next(fd, data, size, at);                                  \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t writev(int fd, const struct iovec *parts, int count) {
    REAL(ssize_t, writev, int, const struct iovec *, int);
    FAIL_FILE("write", fd);
    return next(fd, parts, count);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    REAL(ssize_t, pwritev, int, const struct iovec *, int, off_t);
    FAIL_FILE("write", fd);
    return next(fd, parts, count, at);
}

int posix_fallocate(int fd, off_t at, off_t size) {
    REAL(int, posix_fallocate, int, off_t, off_t);
    int error = file_fault("write", fd);
    return error != 0 ? error : next(fd, at, size);
}

int fallocate(int fd, int mode, off_t at, off_t size) {
    REAL(int, fallocate, int, int, off_t, off_t);
    FAIL_FILE("write", fd);
    return next(fd, mode, at, size);
}

int fsync(int fd) {
    REAL(int, fsync, int);
    FAIL_FILE("sync", fd);
    return next(fd);
}

int fdatasync(int fd) {
    REAL(int, fdatasync, int);
    FAIL_FILE("sync", fd);
    return next(fd);
}

#define TRUNCATE(name, offset_type)            \
    int name(int fd, offset_type size) {       \
        REAL(int, name, int, offset_type);     \
        FAIL_FILE("truncate", fd);             \
        return next(fd, size);                 \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

/* ---- reading ---- */
ssize_t read(int fd, void *data, size_t size) {
    REAL(ssize_t, read, int, void *, size_t);
    FAIL_FILE("read", fd);
    return next(fd, data, size);
}

#define PREAD(name, offset_type)                                    \
    ssize_t name(int fd, void *data, size_t size, offset_type at) { \
        REAL(ssize_t, name, int, void *, size_t, offset_type);      \
        FAIL_FILE("read", fd);                                      \
        return next(fd, data, size, at);                            \
    }
PREAD(pread, off_t)
PREAD(pread64, off64_t)

/* ---- opening ---- */
static int open_fault(const char *path, int flags) {
    if ((flags & O_ACCMODE) == O_RDONLY && !(flags & O_CREAT)) return 0;
    return path_fault("open", path);
}

static mode_t mode_of(int flags, va_list *more) {
    return (flags & (O_CREAT | __O_TMPFILE)) != 0 ? va_arg(*more, mode_t) : 0;
}

#define OPEN(name)                                             \
    int name(const char *path, int flags, ...) {               \
        REAL(int, name, const char *, int, ...);               \
        va_list more;                                          \
        va_start(more, flags);                                 \
        mode_t mode = mode_of(flags, &more);                   \
        va_end(more);                                          \
        int error = open_fault(path, flags);                   \
        if (error != 0) return errno = error, -1;              \
        return next(path, flags, mode);                        \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                           \
    int name(int directory, const char *path, int flags, ...) { \
        REAL(int, name, int, const char *, int, ...);          \
        va_list more;                                          \
        va_start(more, flags);                                 \
        mode_t mode = mode_of(flags, &more);                   \
        va_end(more);                                          \
        int error = open_fault(path, flags);                   \
        if (error != 0) return errno = error, -1;              \
        return next(directory, path, flags, mode);             \
    }
OPENAT(openat)
OPENAT(openat64)

int access(const char *path, int mode) {
    REAL(int, access, const char *, int);
    int error = (mode & W_OK) != 0 ? path_fault("open", path) : 0;
    if (error != 0) return errno = error, -1;
    return next(path, mode);
}

/* ---- the clock ---- */
static int64_t wrong_by(void) {
    return control == NULL ? 0 : *(volatile const int64_t *)(control + SIZE - sizeof(int64_t));
}

int clock_gettime(clockid_t clock, struct timespec *out) {
    REAL(int, clock_gettime, clockid_t, struct timespec *);
    int result = next(clock, out);
    int64_t wrong = wrong_by();
    if (result != 0 || wrong == 0 || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return result;
    int64_t milliseconds = out->tv_nsec / 1000000 + wrong % 1000;
    out->tv_sec += wrong / 1000 + (milliseconds >= 1000) - (milliseconds < 0);
    out->tv_nsec += (wrong % 1000 - ((milliseconds >= 1000) - (milliseconds < 0)) * 1000) * 1000000;
    return 0;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
    (void)zone;
    struct timespec now;
    int result = clock_gettime(CLOCK_REALTIME, &now);
    out->tv_sec = now.tv_sec;
    out->tv_usec = now.tv_nsec / 1000;
    return result;
}

time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out != NULL) *out = now.tv_sec;
    return now.tv_sec;
}
