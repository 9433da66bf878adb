import { describe, expect, it } from 'vitest';
import { storedFates } from '#domain/mail/recipientFate';
import { fatesAfterTry, fatesAtEnd, fatesText, openAddresses, unreachedAddresses } from './recipientFates';

const ALL = ['ok@a.test', 'grey@a.test', 'no@a.test'];
const FIRST = fatesAfterTry([], ALL, [
  { address: 'grey@a.test', code: 450, reason: '450 Greylisted' },
  { address: 'no@a.test', code: 550, reason: '550 5.1.1 No such user' },
]);

describe('the fates of the recipients of a mail', () => {
  it('are each their own: taken, put off, refused with its own reason [MSG-005]', () => {
    expect(FIRST).toEqual([
      { address: 'ok@a.test', fate: 'taken', reason: null },
      { address: 'grey@a.test', fate: 'put_off', reason: '450 Greylisted' },
      { address: 'no@a.test', fate: 'refused', reason: '550 5.1.1 No such user' },
    ]);
    expect(fatesText(FIRST)).toBe(
      'Put off for grey@a.test: 450 Greylisted\nNot taken for no@a.test: 550 5.1.1 No such user',
    );
  });

  it('leave those that were put off alone to be tried again [MSG-005]', () => {
    expect(openAddresses(ALL, FIRST)).toEqual(['grey@a.test']);
    const second = fatesAfterTry(FIRST, ['grey@a.test'], []);
    expect([openAddresses(ALL, second), second.length]).toEqual([[], 3]);
    expect(fatesText(second)).toBe('Not taken for no@a.test: 550 5.1.1 No such user');
  });

  it('end as lost when the day is over, and only what is not taken may be sent again [MSG-005]', () => {
    const end = fatesAtEnd(FIRST, ALL, 'lost', '450 Greylisted');
    expect(end.map(({ fate }) => fate)).toEqual(['taken', 'lost', 'refused']);
    expect(unreachedAddresses(ALL, end)).toEqual(['grey@a.test', 'no@a.test']);
  });

  it('take a full mailbox for something that passes, whatever its code says [MSG-005]', () => {
    const [full] = fatesAfterTry([], ['a@a.test'], [{ address: 'a@a.test', code: 552, reason: '552 5.2.2 full' }]);
    expect(full?.fate).toBe('put_off');
  });

  it('know an address in whatever letters the mail server says it, and each once', () => {
    const fates = fatesAfterTry(
      [],
      ['Ana@Größe.test', 'ana@größe.test'],
      [{ address: 'Ana@xn--gre-6ka8i.test', code: 550, reason: '550 no' }],
    );
    expect(fates.map(({ fate }) => fate)).toEqual(['refused']);
    expect(openAddresses(['b@B.test', 'B@b.test'], [])).toHaveLength(1);
  });

  it('that cannot be read are as none', () => {
    expect(storedFates.parse([{ address: 1 }])).toEqual([]);
  });
});
