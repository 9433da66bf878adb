import { fillTemplate, type Language, type LocalText } from '../localText';
import type { PasteProblem } from './placeCells';

const ONE: LocalText = {
  en: 'Several cells were copied, and this field takes one. Nothing was pasted.',
  es: 'Se copiaron varias celdas y este campo admite una. No se pegó nada.',
};
const ROWS: LocalText = {
  en: '{given} rows were copied, and from here on there are {room}. Nothing was pasted.',
  es: 'Se copiaron {given} filas y desde aquí hay {room}. No se pegó nada.',
};
const COLUMNS: LocalText = {
  en: '{given} columns were copied, and from here on {room} can be typed in. Nothing was pasted.',
  es: 'Se copiaron {given} columnas y desde aquí se puede escribir en {room}. No se pegó nada.',
};
const CELL: LocalText = {
  en: 'Row {row} of what was copied, “{text}”: {reason} Nothing was pasted.',
  es: 'Fila {row} de lo copiado, «{text}»: {reason} No se pegó nada.',
};
const LOCKED: LocalText = {
  en: 'nothing can be typed in there.',
  es: 'allí no se puede escribir nada.',
};
/** Letters of a cell that are repeated in the sentence. */
const MAX_LETTERS = 40;

/** The sentence that says why nothing of a pasted table was taken. */
export const pasteProblemText = (problem: PasteProblem, language: Language): string => {
  if (problem.kind === 'cell') {
    const { row, text, reason } = problem;
    const shown = text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
    return fillTemplate(CELL, { row, text: shown, reason: reason ?? LOCKED[language] }, language);
  }
  const { kind, given, room } = problem;
  return fillTemplate(room === 0 ? ONE : kind === 'rows' ? ROWS : COLUMNS, { given, room }, language);
};
