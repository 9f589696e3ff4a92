import type { GameModule } from "../types";
import Described from "./Described.svelte";
import Final from "./Final.svelte";
import { holds, parts } from "./parts";
import "./pigments.css";
import Table from "./Table.svelte";

const module: GameModule = { parts, holds, Table, Described, Final };
export default module;
