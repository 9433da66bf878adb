import { readPhone } from '../inputs/readPhone';

/** A number of a cell, with what the cell calls it. */
export interface PhonePart {
  /** As it is stored; null where the text is no number of ours. */
  phone: string | null;
  extension: string | null;
  /** `Mobile`, in the words of the file; empty where it says nothing. */
  label: string;
  text: string;
}

const WORDS =
  'phone|mobile|cell|cellular|home|work|office|business|main|fax|other|tel|telephone|alt|primary|secondary|casa|oficina|móvil|celular|teléfono';
/** Before a word with a number behind it: `Phone:(281) 555-0142 Mobile:(832) 555-0177`. */
const BEFORE_A_LABEL = new RegExp(String.raw`\s+(?=(?:${WORDS})\.?\s*[:=]?\s*[+(]?\d)`, 'giu');
const BETWEEN = /\s*(?::::|[\n;|]|\s\/\s|\bor\b|\band\b)\s*/giu;
const COMMA = /,\s*(?=[^,]*\d{3}[^,]*\d{4})/g;
const LABEL = new RegExp(String.raw`^\(?(${WORDS})\)?\.?\s*[:=]?\s*(?=[+(]?\d)`, 'iu');
const LABEL_BEHIND = new RegExp(String.raw`\s*[([]?(${WORDS})[)\]]?$`, 'iu');

const partOf = (written: string): PhonePart => {
  const [before = '', ahead] = LABEL.exec(written) ?? [];
  const bare = written.slice(before.length);
  const [after = '', behind] = LABEL_BEHIND.exec(bare) ?? [];
  const text = bare.slice(0, bare.length - after.length).replace(/^(\d{10,11})\.0$/, '$1');
  const read = readPhone(text);
  const label = ahead ?? behind ?? '';
  return 'phone' in read && read.phone !== null
    ? { phone: read.phone, extension: read.extension, label, text: written }
    : { phone: null, extension: null, label, text: written };
};

/** The numbers that a cell holds, in their order, as QuickBooks, Google and Jobber join them [IMP-002]. */
export const splitPhones = (cell: string): PhonePart[] => {
  const whole = partOf(cell.trim());
  if (whole.phone !== null) return [whole];
  const parts = cell
    .split(BETWEEN)
    .flatMap((part) => part.split(BEFORE_A_LABEL))
    .flatMap((part) => part.split(COMMA))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? parts.map(partOf) : [whole];
};
