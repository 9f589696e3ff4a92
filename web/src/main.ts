import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./i18n/words.svelte";
import { me } from "./store/me.svelte";
import { settings } from "./store/settings.svelte";
import "./style/tokens.css";
import "./style/app.css";

settings.show();
void me.load().catch(() => undefined); // offline: the page says so when it needs the server
await speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
