import { badInput, type FieldError } from '#domain/errors';

export interface PageInput {
  number: number;
  size: number;
}

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE: PageInput = { number: 1, size: 25 };
/** Beyond this no list of ours goes; the offset stays a 32-bit number. */
const MAX_NUMBER = 20_000_000;

/**
 * Where a page begins and how many rows it has.
 * @throws AppError BAD_USER_INPUT naming the field, for a number below 1 or a size outside 1 to 100
 */
export const pageOf = (page: PageInput | null | undefined): { limit: number; offset: number } => {
  const { number, size } = page ?? DEFAULT_PAGE;
  const faults: FieldError[] = [];
  if (number < 1 || number > MAX_NUMBER) faults.push({ path: 'page.number', message: 'The page number starts at 1.' });
  if (size < 1 || size > MAX_PAGE_SIZE)
    faults.push({ path: 'page.size', message: `A page has 1 to ${MAX_PAGE_SIZE} rows.` });
  if (faults.length > 0) throw badInput(faults);
  return { limit: size, offset: (number - 1) * size };
};
