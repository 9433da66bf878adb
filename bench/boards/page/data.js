import { boardConfig } from '../../../domain/boards/config';
import { createBoardStore } from '../../../src/boards/store/boardStore';
import { aBoardAnswer } from '../../../src/boards/stories/boardData';
import { aGuniteAnswer } from '../../../src/boards/stories/guniteData';
import { aWarrantyAnswer } from '../../../src/boards/stories/warrantyData';

const RIGHTS = { can_edit: true, can_move_all: true };
/** About as many cards as asked for: crews grow with the jobs, so that a crew's day keeps a handful of cards. */
const JOBS_A_CREW_SET = 60;

/** A pebble week of a number of cards, the same at every run. */
export const pebbleWeek = (count) => {
  const jobs = Math.round(count / 3.1);
  return aBoardAnswer({ jobs, crewTimes: Math.max(1, Math.round(jobs / JOBS_A_CREW_SET)) });
};

/** A gunite week of five crews with yards, whose miles are shown while a card is held. */
export const guniteWeek = (count) => aGuniteAnswer({ jobs: Math.round(count / 1.2) });

/** A warranty week of a number of visits. */
export const warrantyWeek = (count) =>
  aWarrantyAnswer({ jobs: Math.round(count / 0.75), crewTimes: Math.max(1, Math.round(count / 175)) });

/** The bins of a board as the peers draw them: rows of days, each with its cards. */
export const peerRows = (answer) => {
  const store = createBoardStore(boardConfig(answer.category, 'week'), answer, RIGHTS);
  const { groups } = store.layout();
  const rows = [
    ...groups.flatMap(({ rows: own }) =>
      own.map(({ crew, bins }) => ({
        key: bins[0].key,
        name: crew?.name ?? '',
        bins: bins.map((bin) => ({ key: bin.key, cards: store.cardsIn(bin.key) })),
      })),
    ),
    ...groups.flatMap(({ trays }) =>
      trays.map((bin) => ({ key: bin.key, name: bin.key, bins: [{ key: bin.key, cards: store.cardsIn(bin.key) }] })),
    ),
  ];
  return { store, rows };
};

/** Takes a card out of its bin and puts it at the end of another. */
export const moved = (rows, cardKey, binKey) => {
  const card = rows.flatMap(({ bins }) => bins.flatMap(({ cards }) => cards)).find(({ key }) => key === cardKey);
  return rows.map((row) => {
    if (!row.bins.some(({ key, cards }) => key === binKey || cards.includes(card))) return row;
    return {
      ...row,
      bins: row.bins.map((bin) => {
        const rest = bin.cards.filter((other) => other !== card);
        if (bin.key === binKey) return { ...bin, cards: [...rest, card] };
        return rest.length === bin.cards.length ? bin : { ...bin, cards: rest };
      }),
    };
  });
};
