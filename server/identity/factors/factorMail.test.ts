import { describe, expect, it } from 'vitest';
import { factorMail } from './factorMail';

describe('the mail about a changed sign-in', () => {
  it('says what happened in both languages, with the name of the passkey and no markup of it', () => {
    const { to, text, html } = factorMail('passkey_added', { email: 'a@trowel.test', first_name: 'Ana' }, '<b>Key</b>');
    expect(to).toEqual(['a@trowel.test']);
    expect(text).toMatch(/Hello Ana.*A passkey was added.*<b>Key<\/b>.*Hola Ana.*llave de acceso/s);
    expect(html).toContain('&lt;b&gt;Key&lt;/b&gt;');
  });
});
