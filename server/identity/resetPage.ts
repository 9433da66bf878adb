import { html } from '../mail/html';
import { RESET_TEXTS, type ResetLanguage } from './resetTexts';

export const RESET_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0D224A;color:#1b2433;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(26rem,calc(100vw - 2rem));padding:2rem;background:#fff;border-radius:8px}
h1{margin:0 0 1rem;font-size:1.375rem}label{display:block;margin-top:1rem}p{margin:.75rem 0}
input{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.625rem;font:inherit;border:1px solid #6b7688;border-radius:4px}
button{width:100%;margin-top:1.5rem;padding:.75rem;font:inherit;font-weight:600;color:#fff;background:#0D224A;border:0;border-radius:4px;cursor:pointer}
:focus-visible{outline:3px solid #4d8df7;outline-offset:2px}[role=alert]{color:#b3261e}small{color:#4a5567}a{color:#0D224A}`;

const page = (language: ResetLanguage, body: string): string =>
  [
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    html`<title>Trowel: ${RESET_TEXTS[language].title}</title>`,
    `<style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
  ].join('');

/** The form that sets a new password, with the fault of the last try. */
export const resetForm = (language: ResetLanguage, token: string, fault?: string): string => {
  const text = RESET_TEXTS[language];
  return page(
    language,
    [
      html`<h1>${text.title}</h1>`,
      fault ? html`<p role="alert" id="fault">${fault}</p>` : '',
      html`<form method="post" action="/reset-password"><input type="hidden" name="token" value="${token}">`,
      html`<label>${text.password}<input type="password" name="password" autocomplete="new-password" required autofocus aria-describedby="rule"></label>`,
      html`<small id="rule">${text.rule}</small>`,
      html`<label>${text.confirm}<input type="password" name="password_confirm" autocomplete="new-password" required></label>`,
      html`<button type="submit">${text.save}</button></form>`,
    ].join(''),
  );
};

/** A page that only says something and leads to the login form. */
export const resetNotice = (language: ResetLanguage, kind: 'done' | 'invalid'): string => {
  const text = RESET_TEXTS[language];
  return page(language, html`<h1>Trowel</h1><p>${text[kind]}</p><p><a href="/login">${text.toApp}</a></p>`);
};
