import type { ReadChoices } from '#domain/imports/importReport';
import { newHeadTaker, type TakenHead } from '../headTaker';
import { MAX_LINES, MAX_ROW_LETTERS } from '../limits';
import { refused, shownLimit } from '../refused';
import { newRowBudget } from '../spool/rowBudget';
import type { RowSpool } from '../spool/rowSpool';
import { encodingOf } from '../text/encodingOf';
import { linesOf, textOf } from '../text/textOf';
import { CARD_HEADS, cardCells } from './cardCells';
import { newCardLines } from './cardLines';

/**
 * Reads the contacts of a vCard file, one after the other, as rows with the names of columns that are known here
 * [IMP-002]. A card is held without its pictures; the memory that this takes does not grow with the file [IMP-006].
 * @throws AppError BAD_USER_INPUT for a card that cannot be read, by its number
 */
export const readCards = async (
  path: string,
  start: Uint8Array,
  choices: Pick<ReadChoices, 'encoding'>,
  rows: RowSpool,
): Promise<TakenHead> => {
  const encoding = choices.encoding ?? (await encodingOf(path, start));
  const budget = newRowBudget();
  const taker = newHeadTaker({ head: 1, fields: [] }, rows, budget);
  taker.add({ number: 1, width: CARD_HEADS.length, cells: [...CARD_HEADS] });
  let [cards, lines, letters] = [0, 0, 0];
  let card: string[] | null = null;

  const tooLong = () => refused('import_card_long', { number: cards, max: shownLimit(MAX_ROW_LETTERS) });
  const take = (line: string | null): void => {
    lines += 1;
    if (lines > MAX_LINES) throw refused('import_lines', { max: shownLimit(MAX_LINES) });
    if (line === null) return;
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      cards += 1;
      [card, letters] = [[], 0];
    }
    if (!card) return;
    letters += line.length;
    if (letters > MAX_ROW_LETTERS) throw tooLong();
    card.push(line);
    if (!/^END:VCARD\s*$/i.test(line)) return;
    const cells = cardCells(card);
    if (!cells) throw refused('import_card', { number: cards });
    for (const cell of cells) budget.cell(cards + 1, cell.length);
    taker.add({ number: cards + 1, width: cells.length, cells });
    card = null;
  };
  const cardLines = newCardLines(take, tooLong);
  for await (const part of linesOf(textOf(path, encoding))) cardLines.add(part);
  cardLines.end();
  if (card) throw refused('import_card', { number: cards });
  return taker.end();
};
