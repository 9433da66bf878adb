import { z } from 'zod';
import { badInput } from '#domain/errors';
import { isCivilDate, type CivilDate } from '#domain/civilDate';
import { farDateIssues } from '#domain/fields/farDate';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { namedInput } from '../../api/zodInput';

/** More stops than this are told of in no one call. */
const MAX_STOPS = 500;

export const stopKey = z.string().max(60).describe('Of the card, as boardCards says it: `gunite_history:41`.');
export const stopDate = z.string().refine(isCivilDate, 'Must be a valid date.');

export const stopList = z
  .array(
    namedInput('ToldStopInput', {
      key: stopKey,
      date: stopDate.nullable().describe('The date that is told; null tells that there is none yet.'),
    }),
  )
  .min(1)
  .max(MAX_STOPS);

/** @throws AppError BAD_USER_INPUT for a stop that is named twice, and for a date that is none of a schedule */
export const assertStops = (stops: z.infer<typeof stopList>, today: CivilDate): void => {
  const seen = new Set<string>();
  const issues = stops.flatMap(({ key, date }, at) => {
    const isTwice = seen.has(key);
    seen.add(key);
    return [
      ...(isTwice ? [fieldIssue(`stops.${at}.key`, 'twice')] : []),
      ...farDateIssues({ date }, null, today).map((issue) => ({ ...issue, path: `stops.${at}.date` })),
    ];
  });
  if (issues.length > 0) throw badInput(issues);
};
