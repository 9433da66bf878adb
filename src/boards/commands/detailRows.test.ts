import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/access/localText';
import { formatMessage } from '../../i18n/message';
import { boardMessages } from '../look/messages';
import { aBoardAnswer } from '../stories/boardData';
import { detailRows } from './detailRows';

const {
  cards: [card],
  sub_jobs: [subJob],
} = aBoardAnswer();
if (!card || !subJob) throw new Error('the board is empty');

describe('the details of a card', () => {
  it.each<Language>(['en', 'es'])('call no two lines by the same name (%s)', (language) => {
    const view = { card, subJob: { ...subJob, readiness: { missing: [] }, summary: subJob.summary } };
    const rows = detailRows(view, 'Prep 1', 'pebble', language, (message, params) =>
      formatMessage(boardMessages[language], message, params),
    );
    const names = rows.map(({ label }) => boardMessages[language][label]);
    expect(names).toContain(boardMessages[language].readiness);
    expect(new Set(names).size).toBe(names.length);
  });

  it('spell out the marks that a narrow face cuts short [BRD-017]', () => {
    const rows = detailRows(
      { card, subJob: { ...subJob, badges: ['COD', 'CRITICAL', 'REQUEST_FORM'] } },
      'Prep 1',
      'pebble',
      'en',
      (message, params) => formatMessage(boardMessages.en, message, params),
    );
    expect(rows.find(({ label }) => label === 'marks')?.value).toBe('COD, Critical, Request form');
  });

  it('call Weeping "Cave in" on a gunite board [BRD-005]', () => {
    const rows = detailRows({ card: { ...card, status_id: 4 }, subJob }, null, 'gunite', 'en', (message, params) =>
      formatMessage(boardMessages.en, message, params),
    );
    expect(rows.find(({ label }) => label === 'status')?.value).toBe('Cave in');
  });
});
