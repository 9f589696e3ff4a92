// Toasts are only for things that cannot be seen: a friend joined, the connection is back. All else is shown in its place.
class Toasts {
  shown = $state.raw<readonly { key: number; text: string }[]>([]);
  private count = 0;

  say(text: string): void {
    const key = this.count++;
    this.shown = [...this.shown.slice(-2), { key, text }];
    setTimeout(() => (this.shown = this.shown.filter((one) => one.key !== key)), 5_000);
  }
}
export const toasts = new Toasts();
