import { badInput } from '#domain/errors';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';

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
  const faults: FieldIssue[] = [];
  if (number < 1 || number > MAX_NUMBER) faults.push(fieldIssue('page.number', 'page_number'));
  if (size < 1 || size > MAX_PAGE_SIZE) faults.push(fieldIssue('page.size', 'page_size', { max: MAX_PAGE_SIZE }));
  if (faults.length > 0) throw badInput(faults);
  return { limit: size, offset: (number - 1) * size };
};
