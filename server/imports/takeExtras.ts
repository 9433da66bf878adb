import { textOf } from '#domain/values';
import { isGood, type Draft } from './draft';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';

const NOTE = 'note';

/**
 * Keeps what cells say beside what the fields take: below the note of the row, or as the note of a new record. What is
 * stored is not written over: there it is told, unless the note says it already [IMP-002].
 */
export const takeExtras = (drafts: readonly Draft[], { fields }: ImportPlan, messages: Messages): void => {
  const hasNote = fields.some(({ name }) => name === NOTE);
  for (const { number, extras, given, stored } of drafts.filter(isGood)) {
    const own = typeof given[NOTE] === 'string' ? given[NOTE] : '';
    const known = own || textOf(stored?.[NOTE]) || '';
    const fresh = extras.filter(({ text }) => !known.includes(text));
    if (fresh.length === 0) continue;
    if (hasNote && (own !== '' || !stored))
      given[NOTE] = [...(own === '' ? [] : [own]), ...fresh.map(({ text }) => text)].join('\n');
    else for (const { header, text } of fresh) messages.leaveOut(number, header, 'import_extra_left_out', { text });
  }
};
