import { z } from 'zod';
import { MAX_REASON, OVERRIDE_REASONS, type OverrideReason } from '#domain/boards/overrides/overrideReason';
import { namedInput } from '../../../api/zodInput';

const codes = Object.keys(OVERRIDE_REASONS).filter((key): key is OverrideReason => key in OVERRIDE_REASONS);

/** Why a card is moved in spite of a rule, by who holds CAN_OVERRIDE_SCHEDULE: one of the two [SDY-005]. */
export const overrideInput = namedInput('ScheduleOverrideInput', {
  reason_code: z.enum(codes).nullish().describe(codes.join(', ')),
  reason_text: z.string().trim().min(1).max(MAX_REASON).nullish().describe('In own words.'),
})
  .nullish()
  .describe('The reason for a past day, a day without work or a broken chain; nothing is kept where none is.');
