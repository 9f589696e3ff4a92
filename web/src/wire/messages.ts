// Made by `make wire` from src/grandtour/server; do not edit.
//
// What the messages mean, and when they come: docs/protocol.md. Game views, facts of a rule and data of an event belong
// to the game, and are `Record<string, unknown>` here. Times are milliseconds since 1970, UTC.

// ---- words ---------------------------------------------------------------------------------------------------------
export type SeatKind = "open" | "link" | "bot" | "device";

export type ClockKind = "none" | "move" | "bank" | "days";

export type Matter = "pause" | "end";

export type Language = "en" | "es" | "fr" | "de" | "ro";

/** Every way in which the server says no. The list is closed, so that a client can know them all. */
export type Code =
  | "request/malformed"
  | "request/too-large"
  | "request/unknown"
  | "request/method"
  | "request/limited"
  | "request/slow"
  | "request/host"
  | "person/no-session"
  | "person/csrf"
  | "person/origin"
  | "person/wrong-login"
  | "person/proof"
  | "person/code-wanted"
  | "person/wrong-code"
  | "person/factor-on"
  | "person/no-factor"
  | "person/passkey"
  | "person/provider"
  | "person/sign-in"
  | "person/identity-taken"
  | "person/no-local-accounts"
  | "person/login-taken"
  | "person/bad-login"
  | "person/bad-password"
  | "person/bad-name"
  | "person/no-account"
  | "person/none"
  | "person/unknown-session"
  | "table/none"
  | "table/bad-settings"
  | "table/not-open"
  | "table/not-running"
  | "table/not-over"
  | "table/not-ready"
  | "table/paused"
  | "table/not-paused"
  | "table/full"
  | "table/blocked"
  | "table/broken"
  | "table/host-only"
  | "table/members-only"
  | "seat/none"
  | "seat/taken"
  | "seat/not-yours"
  | "seat/bad-link"
  | "seat/stand-in"
  | "seat/not-away"
  | "seat/not-awaited"
  | "action/illegal"
  | "action/unreadable"
  | "action/stale"
  | "action/no-undo"
  | "action/no-hints"
  | "proposal/open"
  | "proposal/none"
  | "chat/closed"
  | "chat/muted"
  | "chat/bad"
  | "notify/bad-webhook"
  | "notify/failed"
  | "server/busy"
  | "server/disk-full"
  | "server/disk-failed"
  | "server/read-only"
  | "server/locked"
  | "server/no-database"
  | "server/damaged"
  | "server/no-bots"
  | "server/full"
  | "server/stopping"
  | "server/failed";

// ---- over the socket, from the client ------------------------------------------------------------------------------
/** Whatever a client sends. */
export type ClientMessage =
  | Play
  | Undo
  | Propose
  | Answer
  | Resume
  | Leave
  | Return
  | Chat
  | Nudge
  | Look
  | Sync
  | Ping;

/** Make a choice for a seat of yours. `step` is that of the view that you chose from. */
export interface Play {
  type: "play";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** 0 to 15 */
  seat: number;
  /** 0 to 2147483648 */
  step: number;
  /** 1 to 400 characters */
  action: string;
}

/** Take back the last step of a seat of yours. */
export interface Undo {
  type: "undo";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** 0 to 15 */
  seat: number;
  /** 0 to 2147483648 */
  step: number;
}

/** Ask the others to pause the game, or to end it early. */
export interface Propose {
  type: "propose";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** 0 to 15 */
  seat: number;
  what: Matter;
}

/** Agree to what was proposed, or decline it. */
export interface Answer {
  type: "answer";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** 0 to 15 */
  seat: number;
  yes: boolean;
}

/** Go on after a pause. Any player can do that. */
export interface Resume {
  type: "resume";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** 0 to 15 */
  seat: number;
}

/** Hand a seat of yours to a stand-in bot. */
export interface Leave {
  type: "leave";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** 0 to 15 */
  seat: number;
}

/** Take the seat back from the stand-in. */
export interface Return {
  type: "return";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** 0 to 15 */
  seat: number;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** 1 to 500 characters */
  text: string;
}

/** Remind the person at another seat that the table waits for them. */
export interface Nudge {
  type: "nudge";
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id: string;
  /** theirs; 0 to 15 */
  seat: number;
}

/** Look from another seat of yours from now on, or with null as a spectator. */
export interface Look {
  type: "look";
  /** 0 to 15 */
  seat: number | null;
}

/** Ask for a fresh view. */
export interface Sync {
  type: "sync";
}

/** Ask for a `beat`. */
export interface Ping {
  type: "ping";
}

// ---- over the socket, from the server ------------------------------------------------------------------------------
/** Whatever the server sends. */
export type ServerMessage =
  | View
  | Said
  | Nudged
  | Present
  | Done
  | Beat
  | Error
  | Bye;

/** The truth: whatever was shown before, this is how it is. `events` tell how it came about, for animation. */
export interface View {
  type: "view";
  step: number;
  /** the step that the events lead on from; null: a fresh view, without events */
  after: number | null;
  /** whose view it is; null: a spectator's */
  seat: number | null;
  now: number;
  /** null: it has not changed */
  table: TableInfo | null;
  /** null: it has not changed */
  you: You | null;
  /** null: no game runs, or it has no clock */
  clock: ClockInfo | null;
  actors: number[];
  /** what `observe` shows to the viewer; null before the start */
  game: Record<string, unknown> | null;
  /** the notation of every legal action of the seat */
  legal: string[];
  may_undo: boolean;
  why_no_undo: ReasonInfo | null;
  /** when the game is over: scores, ranking, reasons, and every line of every score */
  result: Record<string, unknown> | null;
  events: EventInfo[];
  /** null: it has not changed */
  chat: ChatInfo[] | null;
  /** null: the client did not say its language */
  words: ViewWords | null;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  chat: ChatInfo;
}

/** Somebody at the table reminds you that they wait for you. */
export interface Nudged {
  type: "nudged";
  /** yours */
  seat: number;
  /** theirs */
  by: number;
}

/** Who is there now: which people at the table are connected, how many others look on, and whether bots think. */
export interface Present {
  type: "present";
  people: string[];
  watching: number;
  /** false: no bot can think on this server at the moment, so their moves wait */
  bots: boolean;
}

/** The command is stored, for good. `again`: it had been stored before, and was not applied a second time. */
export interface Done {
  type: "done";
  id: string;
  step: number;
  again: boolean;
}

/** The server is there; sent at least every 15 seconds. */
export interface Beat {
  type: "beat";
  now: number;
}

/** The shape of every refusal; in REST answers it is a `Fault`. */
export interface Error {
  type: "error";
  code: Code;
  /** in English, for developers and logs; `rule` and `arguments` make the sentence in the player's language */
  text: string;
  /** that of the command that is refused */
  id: string | null;
  rule: string | null;
  arguments: Record<string, unknown> | null;
  /** seconds until it is worth trying again */
  wait: number | null;
  /** the rule's refusal as a sentence, in the language of the connection; null without a rule or a language */
  said: string | null;
}

/** The server closes the connection. `again`: connect anew after a moment. */
export interface Bye {
  type: "bye";
  code: Code | null;
  again: boolean;
}

// ---- REST: what is sent --------------------------------------------------------------------------------------------
export interface NewGuest {
  /** 1 to 60 characters */
  name: string;
  language?: Language;
}

export interface ChangeMe {
  /** 1 to 60 characters */
  name?: string | null;
  language?: Language | null;
}

export interface Credentials {
  /** 1 to 60 characters */
  login: string;
  /** 1 to 200 characters */
  password: string;
}

/** That the work was done which a refusal with `person/proof` asked for. */
export interface Proof {
  /** 1 to 200 characters */
  challenge: string;
  /** 1 to 40 characters */
  answer: string;
}

export interface LogIn {
  /** 1 to 60 characters */
  login: string;
  /** 1 to 200 characters */
  password: string;
  /** only if the server asked for it */
  proof?: Proof | null;
  /** of the second factor, if the account has one; or a recovery code; 1 to 40 characters */
  code?: string | null;
}

/** Begin to sign in at the provider. */
export interface SignIn {
  /** to be known by it from now on, and stay the same person */
  link?: boolean;
  /** for somebody who is new */
  language?: Language;
  /** only to link an account that has one; 1 to 200 characters */
  password?: string | null;
  /** of the second factor, if that account has one; or a recovery code; 1 to 40 characters */
  code?: string | null;
}

export interface BeginFactor {
  /** 1 to 200 characters */
  password: string;
}

export interface ShownCode {
  /** 1 to 40 characters */
  code: string;
}

export interface PasswordAndCode {
  /** 1 to 200 characters */
  password: string;
  /** of the second factor, if the account has one; or a recovery code; 1 to 40 characters */
  code?: string | null;
}

/** What the browser's device answered to a `PasskeyAsked`. */
export interface PasskeyGiven {
  /** 1 to 2000 characters */
  ticket: string;
  /** the PublicKeyCredential as JSON; 0 to 20 entries */
  credential: Record<string, unknown>;
}

export interface NewPassword {
  /** 1 to 200 characters */
  old: string;
  /** 1 to 200 characters */
  new: string;
  /** of the second factor, if the account has one; or a recovery code; 1 to 40 characters */
  code?: string | null;
}

export interface DeleteMe {
  /** only for accounts; 1 to 200 characters */
  password?: string | null;
  /** of the second factor, if the account has one; or a recovery code; 1 to 40 characters */
  code?: string | null;
}

export interface NewSeat {
  kind?: SeatKind;
  /** 0 to 40 characters */
  bot?: string | null;
  /** 1 to 60 characters */
  name?: string | null;
}

export interface NewTable {
  /** 0 to 40 characters */
  game: string;
  /** 1 to 8 entries */
  seats: NewSeat[];
  /** 0 to 60 characters */
  edition?: string | null;
  /** 0 to 20 entries */
  options?: Record<string, boolean>;
  public?: boolean;
  spectators?: boolean;
  undo?: boolean;
  hints?: boolean;
  clock?: Partial<ClockSpec>;
  /** 0 to 40 characters */
  stand_in?: string;
  /** sit down at the first open seat */
  sit?: boolean;
  /**
   * of your own choice: asked again under the same id, the answer is the table that was made; 1 to 64 characters like
   * ^[A-Za-z0-9_-]+$
   */
  id?: string | null;
}

export interface JoinTable {
  /** 0 to 15 */
  seat?: number | null;
  /** 1 to 100 characters */
  token?: string | null;
}

export interface LinkToken {
  /** 1 to 100 characters */
  token: string;
}

export interface WhichSeat {
  /** 0 to 15 */
  seat?: number | null;
}

export interface MutePerson {
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  person: string;
  on: boolean;
}

export interface ChatSwitch {
  open: boolean;
}

export interface BlockPerson {
  /** 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  person: string;
}

export interface NewHook {
  /** 8 to 500 characters */
  url: string;
  style: "ntfy" | "discord" | "slack" | "json";
}

export interface NewPush {
  /** 8 to 1000 characters */
  endpoint: string;
  /** 20 to 200 characters */
  p256dh: string;
  /** 8 to 100 characters */
  auth: string;
}

export interface OldPush {
  /** 8 to 1000 characters */
  endpoint: string;
}

/** Play on from a moment of a game that is over. */
export interface NewFork {
  /** a step of the replay, as those `eyes` count; 0 to 2147483648 */
  step: number;
  /**
   * a seat, at which you will sit; with `none` or `all` you will sit at seat 0; 0 to 4 characters like
   * ^(all|none|[0-9]|1[0-5])$
   */
  eyes: string;
  /** the level of the others; 0 to 40 characters */
  bots?: string;
  /** as in `NewTable`; 1 to 64 characters like ^[A-Za-z0-9_-]+$ */
  id?: string | null;
}

export interface JoinCode {
  /** 1 to 40 characters */
  code: string;
}

/** A route of Explore New York to be scored: links of a seat's map, in any order. */
export interface RouteTried {
  /** 0 to 15 */
  seat: number;
  /** 0 to 400 entries */
  links: number[];
  language?: Language;
}

export interface LessonPlayed {
  /** what the learner did so far; without the last action it is one step back; 0 to 60 entries */
  played?: string[];
  language?: Language;
}

/** What the learner clicked, and where the lesson is. */
export interface LessonThing {
  /** 1 to 200 characters */
  thing: string;
  /** 0 to 60 entries */
  played?: string[];
  language?: Language;
}

// ---- REST: what is answered, and parts of messages -----------------------------------------------------------------
/** How long players may think: no limit, seconds or days for each move, or a bank of seconds with an increment. */
export interface ClockSpec {
  kind: ClockKind;
  /** for each move, or in the bank; days, too, are given in seconds */
  seconds: number;
  /** put back into the bank after each move */
  increment: number;
}

/** A rule of the game with the facts that its sentence needs. */
export interface ReasonInfo {
  rule: string;
  arguments: Record<string, unknown>;
}

/** Something that happened in the game, as far as the viewer may know it. */
export interface EventInfo {
  kind: string;
  seat: number;
  data: Record<string, unknown>;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  /** null: nobody sits there, or their account was deleted */
  name: string | null;
  /** an id, to mute or block them; null for bots */
  person: string | null;
  bot: string | null;
  taken: boolean;
  /** why a stand-in plays: the player left, or ran out of time */
  away: "left" | "time" | null;
}

export interface ProposalInfo {
  what: Matter;
  by: number;
  agreed: number[];
}

/** What was left for each seat at `since`, in milliseconds, and whose time has been running since then. */
export interface ClockInfo {
  spec: ClockSpec;
  left: number[];
  running: number[];
  since: number;
}

/** The seal that no draw depends on the players: SHA-256 of "seed:salt". Both are told when the table is over. */
export interface FairInfo {
  commitment: string;
  seed: string | null;
  salt: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  edition_hash: string;
  rules_version: number;
  options: Record<string, boolean>;
  status: "open" | "running" | "over" | "closed";
  public: boolean;
  spectators: boolean;
  undo: boolean;
  /** a player may ask what a bot would do in their place */
  hints: boolean;
  stand_in: string;
  host: string | null;
  seats: SeatInfo[];
  paused: boolean;
  proposal: ProposalInfo | null;
  chat_open: boolean;
  muted: string[];
  ended_early: boolean;
  /** begun under rules that this server does not have: it cannot go on, but its record is kept */
  broken: boolean;
  rematch: string | null;
  fair: FairInfo | null;
  clock: ClockSpec;
  /** when the server closes it if nothing happens there; only while it is open */
  closes: number | null;
  closed_by: "host" | "admin" | "empty" | "time" | null;
}

export interface ChatInfo {
  number: number;
  person: string | null;
  name: string | null;
  at: number;
  text: string;
}

export interface You {
  person: string;
  seats: number[];
  host: boolean;
}

/** How a game ended, in words. */
export interface ResultWords {
  /** how the game came to its end */
  ended: string;
  /** what each line of the result is for, by seat */
  lines: string[][];
  /** what decided between first and second place */
  reasons: string[];
}

/** A view in the viewer's language: the game's sentences, for a client that said its language. */
export interface ViewWords {
  /** by seat, as the sentences call them */
  names: string[];
  /**
   * what the viewer is asked, or whom the game waits for; empty if it asks nobody: before the start, in a pause, when
   * it was ended early
   */
  prompt: string;
  /** each legal action, in the order of `legal` */
  legal: string[];
  /** in the order of `events`; null: an event that needs no telling */
  events: (string | null)[];
  /** why the last step cannot be taken back */
  no_undo: string | null;
  result: ResultWords | null;
}

/** A refusal of REST: an `Error` without what belongs to a connection. */
export interface Fault {
  code: Code;
  text: string;
  rule: string | null;
  arguments: Record<string, unknown> | null;
  wait: number | null;
}

export interface Me {
  person: string;
  name: string;
  language: Language;
  /** null: a guest */
  login: string | null;
  /** to be sent as X-CSRF-Token with everything that changes something */
  csrf: string;
  /** whether single sign-on leads to this person; without it and without a login it is a guest */
  linked: boolean;
}

export interface SessionInfo {
  /** to end it by; nothing else can be done with it */
  id: string;
  browser: string | null;
  /** such as `Firefox` and `Linux`; null: not known */
  system: string | null;
  created: number;
  /** when it was last used, to the hour */
  used: number;
  /** whether it is the one that asks */
  here: boolean;
}

export interface Sessions {
  /** the last used first */
  sessions: SessionInfo[];
}

export interface Elsewhere {
  /** where the browser must go now */
  address: string;
}

export interface PasskeyAsked {
  /** for navigator.credentials.create or .get, as JSON */
  options: Record<string, unknown>;
  /** to be sent back with the device's answer */
  ticket: string;
}

export interface PasskeyInfo {
  id: string;
  browser: string | null;
  /** where it was made */
  system: string | null;
  created: number;
}

export interface Passkeys {
  passkeys: PasskeyInfo[];
}

export interface FactorInfo {
  on: boolean;
  /** recovery codes that have not been used */
  codes: number;
}

/** For an authenticator app. It counts once a code of it has been shown. */
export interface NewFactor {
  secret: string;
  /** the same, as the app reads it from a QR code */
  uri: string;
}

/** They are shown this once; each is good once. */
export interface RecoveryCodes {
  codes: string[];
}

/** What `GET /api/me` answers to somebody without a session, too. */
export interface Visitor {
  me: Me | null;
  /** whether people can register and log in with a password */
  local_accounts: boolean;
  /** what the provider of single sign-on is called; null: there is none */
  oidc: string | null;
}

export interface OptionInfo {
  name: string;
  default: boolean;
}

export interface EditionInfo {
  id: string;
  hash: string;
  rules_version: number;
  seats: number[];
}

export interface GameInfo {
  id: string;
  title: string;
  editions: EditionInfo[];
  default_edition: string;
  options: OptionInfo[];
  bots: string[];
  /** if a language was asked for */
  words: OfferWords | null;
}

export interface OfferWord {
  name: string;
  about: string;
}

/** What can be chosen for a table, in words. */
export interface OfferWords {
  /** in the order of `options` */
  options: OfferWord[];
  /** in the order of `bots` */
  bots: OfferWord[];
}

/** A line of the lobby or of my games. */
export interface TableSummary {
  id: string;
  game: string;
  edition: string;
  status: "open" | "running" | "over" | "closed";
  public: boolean;
  host: string | null;
  seats: SeatInfo[];
  changed: number;
  your_seats: number[];
  your_turn: boolean;
  closes: number | null;
  closed_by: "host" | "admin" | "empty" | "time" | null;
}

export interface TableList {
  tables: TableSummary[];
  /** to be sent as `before` for the next page */
  more: string | null;
}

export interface LinkInfo {
  /** null: the table's own link, for any open seat and for looking on */
  seat: number | null;
  token: string;
}

export interface Links {
  links: LinkInfo[];
}

/** All that happened so far, as the viewer saw it. */
export interface History {
  seat: number | null;
  events: EventInfo[];
  /** each event as a sentence, or null if it needs no telling; null: no language was asked for */
  words: (string | null)[] | null;
}

export interface Chats {
  /** oldest first */
  chats: ChatInfo[];
}

export interface Person {
  person: string;
  name: string | null;
}

export interface Blocked {
  people: Person[];
  /** to be sent as `after` for the next page */
  more: string | null;
}

export interface Hook {
  url: string;
  style: "ntfy" | "discord" | "slack" | "json";
}

export interface MaybeHook {
  hook: Hook | null;
}

export interface PushKey {
  /** the server's public VAPID key, as browsers want it */
  key: string;
}

/** Something that keeps the server from doing its work. */
export interface TroubleInfo {
  code: string;
  /** what is wrong and what to do about it; in English, for the administrator */
  text: string;
}

export interface Health {
  ok: boolean;
  version: string;
  troubles: TroubleInfo[];
}

/** Done; there is nothing to say. */
export type Nothing = Record<string, never>;

export interface NewId {
  table: string;
}

/** Something that those eyes could see, and that people may want to go back to. */
export interface TurningPoint {
  /**
   * a seat takes the lead from another, by the points in view when a turn or round is over; completes a ticket; or sets
   * off many effects at one stop of a turn in French Quarter
   */
  kind: "lead" | "ticket" | "chain";
  seat: number;
  /** points ahead; the ticket, as the board counts them; effects, 4 at least */
  number: number;
}

/** A change that those eyes could see. */
export interface ReplayStep {
  /** from 0, the set-up */
  step: number;
  /** who acted; -1: chance, in the set-up and if those eyes saw only what chance did */
  seat: number;
  /** a sentence for each of `events`, or null if there is nothing to say; empty if no language was asked for */
  said: (string | null)[];
  /** the turn or round of the game in which it happened; null in the set-up */
  turn: number | null;
  /** what happened, as far as those eyes could see it */
  events: EventInfo[];
  turning: TurningPoint[];
}

/** A game from its beginning, as somebody saw it. */
export interface ReplayInfo {
  /** a seat's number, `none` (a spectator's) or `all` */
  eyes: string;
  /** the number of the last step */
  last: number;
  steps: ReplayStep[];
}

export interface CheckInfo {
  what: "commitment" | "replay" | "chance" | "scores";
  ok: boolean;
  /** in English, in the words of `grandtour verify` */
  detail: string;
}

/** Whether a record is true. */
export interface VerifyInfo {
  ok: boolean;
  checks: CheckInfo[];
  /** how many of its steps are from another game that it goes on from; null: none */
  past: number | null;
}

export interface TableCode {
  /** to be said aloud or typed; null: the table is not open any more */
  code: string | null;
}

/** What a code stands for: a table, and the token of its link. */
export interface Invitation {
  table: string;
  token: string;
}

/** A rule of a game, in our words. */
export interface RuleInfo {
  id: string;
  /** a slug; rules of a section follow each other */
  section: string;
  said: string;
}

/** What is played on: everything that is needed to draw it and to name its parts, but no rule. */
export interface BoardInfo {
  game: string;
  edition: string;
  /** the edition's */
  title: string;
  /** whether it is a design of its own, and no copy of a published board */
  own_design: boolean;
  /** the game's own: the lists in which numbers of views are places, words, and `layout`, the drawing or null */
  data: Record<string, unknown>;
}

/** Whether something can be done, and if not, which rule forbids it. */
export interface WhyInfo {
  legal: boolean;
  /** null: it can be done, or no rule of the game forbids it, but the table (which has no undo) does */
  rule: string | null;
  arguments: Record<string, unknown> | null;
  /** the refusal, or what the teacher of a lesson says instead; null without a language or a refusal */
  said: string | null;
}

/** What a player could work out without help. */
export interface InsightInfo {
  /** whose view it is worked out from; null: a spectator's */
  seat: number | null;
  /** of that view */
  step: number;
  /** the game's own */
  data: Record<string, unknown>;
}

/** An action that a bot would think of, and what it promises. */
export interface AdviceInfo {
  action: string;
  said: string;
  /** the final score to be expected; null: the bot cannot tell, or figures were not measured on this edition */
  score: number | null;
  /** the chance to win, from 0 to 1; null as for `score`, or if there is nobody to win against */
  win: number | null;
  /** in one line; empty: the bot gives no reason */
  reason: string;
}

/** What a bot would think of in the place of a player, best first. It knows no more than the player. */
export interface HintInfo {
  seat: number;
  /** of the view that it is for */
  step: number;
  advice: AdviceInfo[];
  /** false: there are no figures, because nobody has measured what they are worth on the table's edition */
  measured: boolean;
}

/** A line of the score sheet. */
export interface ScoreLine {
  key: string;
  points: number;
  said: string;
}

/** What such a route scores. */
export interface RouteInfo {
  seat: number;
  total: number;
  lines: ScoreLine[];
  /** in walking order */
  links: number[];
  /** the intersections that it passes, in walking order */
  points: number[];
  /** drawn links; with any of them it would be a longer route */
  more: number[];
  /** those of its links of which any can be left out */
  fewer: number[];
  /** the rule that says what a route is, and so why other links cannot be added or left out */
  rule: string;
}

export interface LessonInfo {
  game: string;
  /** who the players are, and which of them the learner is */
  who: string;
  /** how often the learner acts */
  steps: number;
  /** their titles */
  chapters: string[];
}

/** A moment of a lesson: a real game, in which `legal` has only what the teacher asks for. */
export interface LessonView {
  /** the view of a table that is not kept, with an empty id; after a leap in time it has no events */
  view: View;
  step: number;
  steps: number;
  /** from 0 */
  chapter: number;
  chapters: number;
  /** of the chapter */
  title: string;
  who: string;
  /** what the teacher says */
  text: string;
  /** something more, for learners who want to know */
  help: string | null;
  /** what to look at, in the names of things that `why` takes: `route:34` */
  lit: string[];
  done: boolean;
  /** what the learner could work out without help, as in a table's `InsightInfo` */
  insight: Record<string, unknown>;
}

// ---- REST: the routes ----------------------------------------------------------------------------------------------
/** By method and path, below where the server is: the body to send (null: none) and what comes back. */
export interface Routes {
  "POST /api/account": { body: Credentials; answer: Me };
  "GET /api/blocks": { body: null; answer: Blocked };
  "POST /api/blocks": { body: BlockPerson; answer: Nothing };
  "DELETE /api/blocks/{who}": { body: null; answer: Nothing };
  "GET /api/games": { body: null; answer: GameInfo[] };
  "GET /api/games/{game}/board": { body: null; answer: BoardInfo };
  "GET /api/games/{game}/rules": { body: null; answer: RuleInfo[] };
  "POST /api/join-code": { body: JoinCode; answer: Invitation };
  "GET /api/lessons": { body: null; answer: LessonInfo[] };
  "POST /api/lessons/{game}": { body: LessonPlayed; answer: LessonView };
  "POST /api/lessons/{game}/why": { body: LessonThing; answer: WhyInfo };
  "GET /api/lobby": { body: null; answer: TableList };
  "POST /api/login": { body: LogIn; answer: Me };
  "POST /api/logout": { body: null; answer: Nothing };
  "DELETE /api/me": { body: DeleteMe; answer: Nothing };
  "GET /api/me": { body: null; answer: Visitor };
  "PATCH /api/me": { body: ChangeMe; answer: Me };
  "DELETE /api/me/identities": { body: PasswordAndCode; answer: Nothing };
  "GET /api/me/passkeys": { body: null; answer: Passkeys };
  "POST /api/me/passkeys": { body: PasskeyGiven; answer: Passkeys };
  "POST /api/me/passkeys/begin": { body: PasswordAndCode; answer: PasskeyAsked };
  "DELETE /api/me/passkeys/{which}": { body: null; answer: Passkeys };
  "DELETE /api/me/push": { body: OldPush; answer: Nothing };
  "PUT /api/me/push": { body: NewPush; answer: Nothing };
  "POST /api/me/push/test": { body: OldPush; answer: Nothing };
  "DELETE /api/me/second-factor": { body: PasswordAndCode; answer: Nothing };
  "GET /api/me/second-factor": { body: null; answer: FactorInfo };
  "POST /api/me/second-factor": { body: BeginFactor; answer: NewFactor };
  "PUT /api/me/second-factor": { body: ShownCode; answer: RecoveryCodes };
  "POST /api/me/second-factor/codes": { body: PasswordAndCode; answer: RecoveryCodes };
  "DELETE /api/me/sessions": { body: null; answer: Nothing };
  "GET /api/me/sessions": { body: null; answer: Sessions };
  "DELETE /api/me/sessions/{which}": { body: null; answer: Nothing };
  "DELETE /api/me/webhook": { body: null; answer: Nothing };
  "GET /api/me/webhook": { body: null; answer: MaybeHook };
  "PUT /api/me/webhook": { body: NewHook; answer: Nothing };
  "POST /api/me/webhook/test": { body: null; answer: Nothing };
  "GET /api/my-games": { body: null; answer: TableList };
  "POST /api/oidc": { body: SignIn; answer: Elsewhere };
  "POST /api/passkey": { body: PasskeyGiven; answer: Me };
  "POST /api/passkey/begin": { body: null; answer: PasskeyAsked };
  "POST /api/password": { body: NewPassword; answer: Me };
  "GET /api/push-key": { body: null; answer: PushKey };
  "POST /api/session": { body: NewGuest; answer: Me };
  "POST /api/tables": { body: NewTable; answer: NewId };
  "GET /api/tables/{table_id}": { body: null; answer: TableInfo };
  "GET /api/tables/{table_id}/board": { body: null; answer: BoardInfo };
  "GET /api/tables/{table_id}/chat": { body: null; answer: Chats };
  "POST /api/tables/{table_id}/chat": { body: ChatSwitch; answer: TableInfo };
  "POST /api/tables/{table_id}/close": { body: null; answer: TableInfo };
  "GET /api/tables/{table_id}/code": { body: null; answer: TableCode };
  "POST /api/tables/{table_id}/fork": { body: NewFork; answer: NewId };
  "GET /api/tables/{table_id}/hint": { body: null; answer: HintInfo };
  "GET /api/tables/{table_id}/history": { body: null; answer: History };
  "GET /api/tables/{table_id}/insight": { body: null; answer: InsightInfo };
  "POST /api/tables/{table_id}/join": { body: JoinTable; answer: TableInfo };
  "POST /api/tables/{table_id}/leave": { body: WhichSeat; answer: TableInfo };
  "GET /api/tables/{table_id}/links": { body: null; answer: Links };
  "POST /api/tables/{table_id}/links/revoke": { body: WhichSeat; answer: Links };
  "POST /api/tables/{table_id}/mute": { body: MutePerson; answer: TableInfo };
  "GET /api/tables/{table_id}/record": { body: null; answer: string };
  "POST /api/tables/{table_id}/rematch": { body: null; answer: NewId };
  "GET /api/tables/{table_id}/replay": { body: null; answer: ReplayInfo };
  "GET /api/tables/{table_id}/replay/{step}": { body: null; answer: View };
  "GET /api/tables/{table_id}/replay/{step}/insight": { body: null; answer: InsightInfo };
  "GET /api/tables/{table_id}/replay/{step}/to/{last}": { body: null; answer: View[] };
  "POST /api/tables/{table_id}/route": { body: RouteTried; answer: RouteInfo };
  "PATCH /api/tables/{table_id}/seats/{seat}": { body: NewSeat; answer: TableInfo };
  "DELETE /api/tables/{table_id}/seats/{seat}/player": { body: null; answer: TableInfo };
  "POST /api/tables/{table_id}/start": { body: null; answer: TableInfo };
  "GET /api/tables/{table_id}/verify": { body: null; answer: VerifyInfo };
  "GET /api/tables/{table_id}/view": { body: null; answer: View };
  "POST /api/tables/{table_id}/watch": { body: LinkToken; answer: TableInfo };
  "GET /api/tables/{table_id}/why": { body: null; answer: WhyInfo };
}
