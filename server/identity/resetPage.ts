import { html } from '../mail/html';
import type { ResetFault, ResetLink } from './resetLinks';
import { PAGE_TEXTS, RESET_TEXTS, type PagePurpose, type ResetLanguage } from './resetTexts';

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
header{display:flex;align-items:center;gap:.625rem;margin:-2rem -2rem 1.5rem;padding:1rem 2rem;border-radius:8px 8px 0 0;background:#16305f;color:#fff;font-weight:650;font-size:1.125rem}
h1{margin:0 0 1rem;font-size:1.375rem}label{display:block;margin-top:1rem}p{margin:.75rem 0}
input{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.625rem;font:inherit;border:1px solid #6b7688;border-radius:4px}
label.box{display:flex;gap:.625rem;align-items:flex-start}label.box input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0}
button{width:100%;margin-top:1.5rem;padding:.75rem;font:inherit;font-weight:600;color:#fff;background:#0D224A;border:0;border-radius:4px;cursor:pointer}
:focus-visible{outline:3px solid #4d8df7;outline-offset:2px}[role=alert]{color:#b3261e}small{color:#4a5567}a{color:#0D224A}`;

/** The product's mark, as on the login page. */
const MARK =
  '<svg width="28" height="28" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="M13.2 4.2 19.8 10.8 6.3 15.6a1.5 1.5 0 0 1-1.9-1.9L13.2 4.2Z" fill="#fff"/><path d="m16.6 7.4 4-4" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/><path d="M3 20.2c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0" stroke="#5CC8E8" stroke-width="1.8" stroke-linecap="round"/></svg>';

/** What a page is for, and in which language. */
export interface PageKind {
  language: ResetLanguage;
  purpose: PagePurpose;
}

const page = ({ language, purpose }: PageKind, body: string): string =>
  [
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    html`<title>Trowel: ${PAGE_TEXTS[purpose][language].title}</title>`,
    `<style>${STYLE}</style></head><body><main><header>${MARK}Trowel</header>${body}</main></body></html>`,
  ].join('');

/** The form that sets a new password, with the fault of the last try. */
export const resetForm = (
  kind: PageKind,
  token: string,
  { first_name, email, has_keys }: ResetLink,
  fault?: string,
): string => {
  const text = RESET_TEXTS[kind.language];
  const { title, intro, path } = PAGE_TEXTS[kind.purpose][kind.language];
  return page(
    kind,
    [
      html`<h1>${title}</h1>`,
      intro ? html`<p>${text.greeting} ${first_name}. ${intro} <strong>${email}</strong></p>` : '',
      fault ? html`<p role="alert" id="fault">${fault}</p>` : '',
      html`<form method="post" action="${path}"><input type="hidden" name="token" value="${token}">`,
      html`<input type="hidden" name="email" autocomplete="username" value="${email}">`,
      html`<label>${text.password}<input type="password" name="password" autocomplete="new-password" required autofocus aria-describedby="rule"></label>`,
      html`<small id="rule">${text.rule}</small>`,
      html`<label>${text.confirm}<input type="password" name="password_confirm" autocomplete="new-password" required></label>`,
      has_keys ? html`<label class="box"><input type="checkbox" name="end_keys">${text.endKeys}</label>` : '',
      html`<button type="submit">${text.save}</button></form>`,
    ].join(''),
  );
};

/** A page that only says something and leads to the login form. */
export const resetNotice = (kind: PageKind, said: 'done' | 'off' | ResetFault): string => {
  const text = RESET_TEXTS[kind.language];
  const { title, done, faults } = PAGE_TEXTS[kind.purpose][kind.language];
  const texts = { ...faults, done, off: text.off };
  return page(kind, html`<h1>${title}</h1><p>${texts[said]}</p><p><a href="/login">${text.toApp}</a></p>`);
};
