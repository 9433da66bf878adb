import type { WholeJob } from '#domain/boards/wholeJob';
import type { PaperWay, PrintedDays, PrintedPapers } from '#domain/boards/printedDays';
import type { BoardCall } from '#domain/boards/calls';
import type { BoardAnswer, BoardRights, Card } from '#domain/boards/types';
import type { PlanApi } from './rainApi';
import type { PromiseApi } from '../told/toldApi';
import type { StartsApi } from './startsApi';
import type { Leg } from '#domain/boards/distance/road';
import type { RoadAnswer } from './milesApi';
import type { Forecast } from './weatherApi';
import type { CivilDate } from '#domain/civilDate';
import type { BinKey, BoardCategory } from '#domain/boards/kinds';
import type { MoveOfOther, CardHistory } from './cardHistory';

/** A board as the server answers it, with what the asking user may do on it. */
export interface LoadedBoard {
  answer: BoardAnswer;
  rights: BoardRights;
  /** False when only what changed is told. */
  isComplete: boolean;
}

/** One item of updateBoardSortOrder [BRD-062]. */
export interface SortOrderItem {
  id: number;
  order: number;
  category: 'Gunite' | 'Pebble';
}

/**
 * What one document does: a drop, a reorder, the whole job on hold for its builder, sub-jobs to be printed, or an undo.
 */
export type BoardWrite =
  | { kind: 'calls'; calls: readonly BoardCall[] }
  | { kind: 'sort'; items: readonly SortOrderItem[] }
  | { kind: 'awaitingBuilder'; job_detail_id: number; is_awaiting_builder: boolean }
  | { kind: 'printQueue'; job_detail_ids: readonly number[]; is_in_print_queue: boolean }
  | { kind: 'undo'; mutation_id: string };

/** An accepted write. `mutation_id` names it in events and for undo; null when the server did not say. */
export interface Written {
  mutation_id: string | null;
}

/** The server, as a board sees it. */
export interface BoardApi {
  /** The calls of plans, whose documents are fetched with what draws them [SDY-002]. @throws when they cannot be */
  plans?: () => Promise<PlanApi>;
  /** The calls of what is told and promised, fetched with the menu of a card [SDY-011 SDY-012]. @throws when they cannot be */
  told?: () => Promise<PromiseApi>;
  /** The calls of start times and plants, fetched with their dialog [SDY-018]. @throws when they cannot be */
  starts?: () => Promise<StartsApi>;
  /** The miles by road of some ways, where the server has a table service [SDY-004]. @throws when it cannot be asked */
  miles?: (legs: readonly Leg[]) => Promise<RoadAnswer>;
  /** What is forecast of the shown days, where the server has a weather service. @throws when it cannot be asked */
  weather?: () => Promise<Forecast>;
  /**
   * @param date null for the server's today
   * @param since a cursor: then only what changed after it
   */
  load: (date: CivilDate | null, since?: string) => Promise<LoadedBoard>;
  /** The board as this device showed it last, older than what the server would say; null where it did not. */
  kept?: (date: CivilDate | null) => Promise<LoadedBoard | null>;
  /** @throws CallError */
  write: (write: BoardWrite) => Promise<Written>;
  /** The cards of jobs by name, address, city or number, on all boards that the user may see and in any week. */
  find: (text: string) => Promise<readonly FoundCard[]>;
  /** What others moved after a cursor, the latest first. */
  movesSince: (cursor: string) => Promise<readonly MoveOfOther[]>;
  /** A job with its sub-jobs, for the details of a card; null for one that the user may not read. @throws CallError */
  whole: (job_id: number) => Promise<WholeJob | null>;
  /** What the user printed of this board on each kind of paper, on whatever machine. @throws CallError */
  printed: () => Promise<PrintedPapers>;
  /** Remembers it of one kind. @throws CallError */
  keepPrinted: (days: PrintedDays, paper: PaperWay) => Promise<void>;
  /** Who moved a card, newest first. @param page 1 for the newest */
  history: (card: Pick<Card, 'entity' | 'id' | 'job_detail_id'>, page: number) => Promise<CardHistory>;
}

/** A card as the search tells of it: what it is, and where it stands in whatever week. */
export interface FoundCard {
  /** The board on which it stands. */
  category: BoardCategory;
  key: string;
  job_id: number;
  job_detail_id: number;
  job_name: string | null;
  company_name: string | null;
  address_line_1: string | null;
  city: string | null;
  phase_id: number | null;
  type_id: number | null;
  status_id: number | null;
  bin: BinKey;
  crew_name: string | null;
  date: CivilDate | null;
}
