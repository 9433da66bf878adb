import { describe, expect, it } from 'vitest';
import { reached } from './emailTexts';
import { sentText, successText } from './sentText';

const said = (contact: string | null, supervisor: string | null, response = sentText(undefined)): string =>
  successText(response, { contact, supervisor }).en;

describe('what is said of a mail that was sent', () => {
  it('names whom it reached [EML-006 EML-007]', () => {
    expect(said('a@b.c', 'd@e.f')).toBe('Successfully sent email to both company contact and supervisor!');
    expect(said('a@b.c', ' ')).toBe('Successfully sent email to company contact!');
    expect(said(null, 'd@e.f')).toBe('Successfully sent email to supervisor!');
    expect(reached({ contact: '', supervisor: null })).toBeNull();
  });

  it("is the server's own text when that speaks of a test recipient, in any letter case [EML-008 EML-018]", () => {
    expect(said('a@b.c', null, sentText('t@x.y'))).toBe('Email sent to test recipient t@x.y.');
    expect(said('a@b.c', null, 'Sent to TEST RECIPIENT z')).toBe('Sent to TEST RECIPIENT z');
  });
});
