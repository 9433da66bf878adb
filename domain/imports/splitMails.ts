import { isEmail } from '../inputs/formats';

/**
 * The addresses that a cell holds, in their order: `a@x.test, b@x.test`, `a@x.test ::: b@x.test`, `Ana <a@x.test>`. What
 * is no address stays as it is, for the field to refuse [IMP-002].
 */
export const splitMails = (cell: string): string[] => {
  const parts = cell
    .split(/\s*(?::::|[,;\n|]|\s\/\s)\s*/)
    .map((part) => (/<([^<>\s]+)>\s*$/.exec(part)?.[1] ?? part).replace(/^mailto:/i, '').trim())
    .filter((part) => part !== '');
  if (parts.length > 1) return parts;
  const words = (parts[0] ?? cell).split(/\s+/).filter((word) => word !== '');
  return words.length > 1 && words.every(isEmail) ? words : parts;
};
