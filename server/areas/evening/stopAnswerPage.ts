import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import type { Language } from '#domain/localText';
import { MAX_REASON, PAGE } from '#domain/evening/eveningTexts';
import { answerTime } from '#domain/evening/siteAnswer';
import { html } from '../../mail/html';
import { isOpen, type StopQuestion } from './askedStops';

const STYLE = `body{margin:0;background:#0D224A;color:#1b2433;font:17px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(28rem,calc(100vw - 2rem));margin:2rem auto;padding:1.5rem;background:#fff;border-radius:8px}
h1{margin:0 0 1rem;font-size:1.375rem}h2{margin:0;font-size:1.0625rem}p{margin:.75rem 0;overflow-wrap:anywhere}label{display:block;margin-top:1.5rem}
section{margin-top:1.5rem;padding-top:1.25rem;border-top:1px solid #c5ccd8}
textarea{box-sizing:border-box;width:100%;min-height:5rem;padding:.5rem;font:inherit;border:1px solid #6b7688;border-radius:4px}
section textarea{min-height:3rem}section label{margin-top:1rem}summary{margin-top:1rem;font-weight:600;cursor:pointer}
button{width:100%;margin-top:.75rem;padding:.9rem;font:inherit;font-weight:600;color:#fff;background:#0D224A;border:0;border-radius:4px}
.quiet{color:#0D224A;background:#fff;border:2px solid #0D224A}[role=alert]{color:#b3261e}[role=status]{font-weight:600}:focus-visible{outline:3px solid #4d8df7;outline-offset:2px}`;

/** The contact details of the company that asks. */
interface Caller {
  name: string;
  phone: string;
}

const callUs = ({ name, phone }: Caller): string => {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return [html`<p>${name} `, number === '' ? '' : html`<a href="tel:${number}">${phone}</a>`, '</p>'].join('');
};

const page = (language: Language, title: string, body: string): string =>
  [
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    html`<title>${title}</title>`,
    `<style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
  ].join('');

/** What a page is about: a day, and its stops. */
interface About {
  language: Language;
  date?: CivilDate;
  stops?: readonly StopQuestion[];
  caller: Caller;
}

const headOf = ({ language, date, stops }: About): string => {
  if (!date || !stops?.[0]) return PAGE[language].title;
  return stops.length === 1 ? `${formatCivilDate(date)}: ${stops[0].what}` : formatCivilDate(date);
};

/** A page that asks nothing. */
export const noticePage = (about: About, lines: readonly string[]): string => {
  const title = headOf(about);
  const text = lines.map((line) => html`<p>${line}</p>`).join('');
  return page(about.language, title, html`<h1>${title}</h1>` + text + callUs(about.caller));
};

const hidden = (name: string, value: string): string => html`<input type="hidden" name="${name}" value="${value}">`;

/** "Confirmed 7:42 PM", or why nobody is asked any more. */
export const stateOf = ({ answer, reason, answered_at, isMoved }: StopQuestion, language: Language): string => {
  const text = PAGE[language];
  if (answer === null) return isMoved ? text.moved : '';
  const said = answer === 'confirmed' ? text.confirm : text.not_ready;
  return `${said} ${answerTime(answered_at)}${reason ? `: ${reason}` : ''}`;
};

/** "Not ready" of several stops opens where it is needed: their list stays short enough for a telephone. */
const buttonsOf = (token: string, { ids: [id] }: StopQuestion, language: Language, isOne: boolean): string => {
  const text = PAGE[language];
  const named = hidden('token', token) + hidden('stop', String(id));
  return [
    `<form method="post" action="/stop-answer">${named}`,
    html`<button name="answer" value="confirmed">${text.confirm}</button></form>`,
    isOne ? '' : html`<details><summary>${text.not_ready} ...</summary>`,
    `<form method="post" action="/stop-answer">${named}`,
    html`<label>${text.reason}<textarea name="reason" required maxlength="${MAX_REASON}"></textarea></label>`,
    html`<button class="quiet" name="answer" value="not_ready">${text.not_ready}</button></form>`,
    isOne ? '' : '</details>',
  ].join('');
};

const placeOf = ({ job_name, crew }: StopQuestion): string => [job_name, crew].filter((part) => part !== '').join(', ');

/** The page that asks: about the one stop, or about each of several and all at once. */
export const askingPage = (
  about: About & { stops: readonly StopQuestion[] },
  token: string,
  said: { fault?: string; thanks?: boolean } = {},
): string => {
  const { language, stops, caller } = about;
  const text = PAGE[language];
  const isOne = stops.length === 1;
  const openOnes = stops.filter(isOpen);
  return page(
    language,
    headOf(about),
    [
      html`<h1>${headOf(about)}</h1>`,
      said.thanks ? html`<p role="status">${text.thanks}</p>` : '',
      isOne && stops[0] ? html`<p>${placeOf(stops[0])}</p>` : '',
      html`<p><strong>${isOne ? text.question : text.questions}</strong></p>`,
      said.fault ? html`<p role="alert">${said.fault}</p>` : '',
      openOnes.length > 1
        ? `<form method="post" action="/stop-answer">${hidden('token', token)}${hidden('stop', 'all')}` +
          html`<button name="answer" value="confirmed">${text.confirm_all}</button></form>`
        : '',
      ...stops.map((stop) => {
        const buttons = isOpen(stop)
          ? buttonsOf(token, stop, language, isOne)
          : html`<p>${stateOf(stop, language)}</p>`;
        return isOne ? buttons : `<section>${html`<h2>${stop.what}</h2><p>${placeOf(stop)}</p>`}${buttons}</section>`;
      }),
      callUs(caller),
    ].join(''),
  );
};
