import { performance } from 'node:perf_hooks';

const WRITERS = [2, 5, 10, 20];
const ROUNDS = 10;

const share = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
};

/**
 * Two to twenty people at once, each time all of them on one card, then each with a card of their own between the same two
 * days: milliseconds of their answers, and what they were told.
 * @param move (writer, card, place, version) => the answer; throws what it was refused with
 * @param read () => the cards as they are now
 * @param places days of crews that all share
 */
export const contestedMoves = async ({ move, read, places }) => {
  const rows = [];
  const round = async (row, works) => {
    const one = async (work) => {
      const begun = performance.now();
      const told = await work().then(
        () => 'moved',
        ({ message }) => /"code":"(\w+)"/.exec(message)?.[1] ?? 'failed',
      );
      row.took.push(performance.now() - begun);
      row.told[told] = (row.told[told] ?? 0) + 1;
    };
    await Promise.all(works.map(one));
  };
  for (const writers of WRITERS) {
    for (const what of ['one card', 'shared days']) {
      const row = { writers, what, took: [], told: {} };
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const cards = await read();
        const card = cards[turn % cards.length];
        // A move to where a card already is would be no move.
        const others = places.filter(({ crew_id, date }) => crew_id !== card.crew_id || date !== card.date);
        await round(
          row,
          Array.from({ length: writers }, (_, writer) =>
            what === 'one card'
              ? () => move(writer, card, others[writer % others.length], card.version)
              : () => move(writer, cards[writer % cards.length], places[(turn + writer) % places.length], null),
          ),
        );
      }
      rows.push({ writers, what, p50: share(row.took, 0.5), p99: share(row.took, 0.99), ...row.told });
    }
  }
  return rows;
};
