import { describe, expect, it } from 'vitest';
import { answerLines, answersOf, answerText, type SiteAnswer } from './siteAnswer';

const builder: SiteAnswer = {
  key: 'crew_information:7',
  date: '2026-03-11',
  kind: 'builder',
  answer: 'confirmed',
  reason: null,
  answered_at: '2026-03-11T00:42:10Z',
};
const homeowner: SiteAnswer = {
  ...builder,
  kind: 'homeowner',
  answer: 'not_ready',
  reason: 'No steel yet',
  answered_at: '2026-03-11T00:30:00+00:00',
};

describe('what was answered the evening before', () => {
  it('is told with the time of the office [MSG-001]', () => {
    expect(answerText(builder, 'en')).toBe('Confirmed 7:42 PM');
    expect(answerText(builder, 'es')).toBe('Confirmado 7:42 PM');
    expect(answerLines([homeowner, builder], 'en')).toBe(
      'Homeowner: Not ready 7:30 PM: No steel yet\nBuilder: Confirmed 7:42 PM',
    );
  });

  it('is told first by who is not ready, and not on a card that has moved to another day since', () => {
    const subJob = { site_answers: [builder, homeowner] };
    expect(answersOf({ key: builder.key, date: '2026-03-11' }, subJob)).toEqual([homeowner, builder]);
    expect(answersOf({ key: builder.key, date: '2026-03-12' }, subJob)).toEqual([]);
    expect(answersOf({ key: 'crew_information:8', date: '2026-03-11' }, subJob)).toEqual([]);
    expect(answersOf({ key: builder.key, date: '2026-03-11' }, {})).toEqual([]);
  });
});
