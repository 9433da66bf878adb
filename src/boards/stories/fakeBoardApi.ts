import { applyChanges } from '#domain/boards/applyChanges';
import { boardFacts, type BoardFacts } from '#domain/boards/boardFacts';
import { boardState } from '#domain/boards/boardState';
import { boardConfig } from '#domain/boards/config';
import { decideMove } from '#domain/boards/moves';
import { isRefusal, refusalText, type Refusal } from '#domain/boards/refusals';
import { decideReorder } from '#domain/boards/reorder';
import { decideSetAwaitingBuilder } from '#domain/boards/setAwaitingBuilder';
import { binOfCrewInfo, binOfCrewRepair, type BoardCall } from '#domain/boards/calls';
import { cardKey } from '#domain/boards/boardState';
import type { BoardAnswer, BoardRights } from '#domain/boards/types';
import { weekOf } from '#domain/civilDate';
import type { Change } from '#domain/changes';
import { BoardRefusal } from '../data/BoardRefusal';
import type { BoardApi, BoardWrite } from '../data/boardApi';

export const SCHEDULER: BoardRights = { can_edit: true, can_move_all: false };

/** What a story's server does. */
export interface FakeServer {
  rights?: BoardRights;
  /** Answers every write with this refusal. */
  refuses?: { message: string; code: string };
  /** Never answers a load, or fails it. */
  load?: 'waits' | 'fails';
  /** Milliseconds until a write is answered. */
  delay?: number;
}

const moveOf = (call: BoardCall): { key: string; to: string; index?: number } => {
  const { input } = call;
  const index = input.index ?? undefined;
  const place = index === undefined ? {} : { index };
  if (call.mutation === 'updateCrewRepairJobEntry') {
    return { key: cardKey('crew_repair_job', call.input.id), to: binOfCrewRepair(call.input, 'pebble', null), ...place };
  }
  if (call.mutation === 'updateGuniteBoardHistoryEntry') throw new Error('the stories have no gunite board');
  return { key: cardKey('crew_information', call.input.id), to: binOfCrewInfo(call.input, null), ...place };
};

/** A server in the page: it keeps the cards, decides by the same rules, and remembers what it was asked. */
export const fakeBoardApi = (
  answer: BoardAnswer, { rights = SCHEDULER, refuses, load, delay = 0 }: FakeServer = {},
): BoardApi & { writes: BoardWrite[] } => {
  const writes: BoardWrite[] = [];
  const { category, view, date: first, today, crews } = answer;
  let facts: BoardFacts = boardFacts({ config: boardConfig(category, view), rights, date: first, today, crews, ...boardState(answer) });
  const before = new Map<string, BoardFacts>();

  const take = (decision: { changes: readonly Change[] } | Refusal): void => {
    if (isRefusal(decision)) throw new BoardRefusal(refusalText(decision, 'en'), 'BAD_USER_INPUT', decision.code, decision.params);
    facts = { ...facts, ...applyChanges(facts, decision.changes, facts.crews).state };
  };
  const run = (write: BoardWrite): void => {
    switch (write.kind) {
      case 'calls': return write.calls.forEach((call) => take(decideMove(facts, moveOf(call))));
      case 'sort': return take(decideReorder(facts, write.items.map(({ id, order }) => ({ key: cardKey('crew_information', id), order }))));
      case 'awaitingBuilder': return take(decideSetAwaitingBuilder(facts, write.job_detail_id, write.is_awaiting_builder));
      case 'undo': {
        const old = before.get(write.mutation_id);
        if (!old) throw new BoardRefusal('Nothing to undo.', 'CONFLICT');
        const versions = new Map([...facts.cards].map(([key, card]) => [key, card.version]));
        const jobs = facts.sub_jobs;
        facts = {
          ...old,
          cards: new Map([...old.cards].map(([key, card]) => [key, { ...card, version: (versions.get(key) ?? card.version) + 1 }])),
          sub_jobs: new Map([...old.sub_jobs].map(([id, job]) => [id, { ...job, version: (jobs.get(id)?.version ?? job.version) + 1 }])),
        };
      }
    }
  };

  return {
    writes,
    load: async (date) => {
      if (load === 'waits') return new Promise(() => undefined);
      if (load === 'fails') throw new Error('the server is away');
      const shown = date ?? answer.today;
      return { rights, isComplete: true, answer: { ...answer, date: shown, days: weekOf(shown), cards: [...facts.cards.values()], sub_jobs: [...facts.sub_jobs.values()] } };
    },
    write: async (write) => {
      writes.push(write);
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (refuses) throw new BoardRefusal(refuses.message, refuses.code);
      const mutation_id = `m${writes.length}`;
      before.set(mutation_id, facts);
      run(write);
      return { mutation_id };
    },
  };
};
