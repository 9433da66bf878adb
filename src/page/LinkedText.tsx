import { Suspense } from 'react';
import { fetchedLater } from './fetchedLater';

const LinkedPieces = fetchedLater(() => import('./LinkedPieces'));
/** What an address or a phone number has; whether it is one, is looked at when the code of the links has come. */
export const MAY_HAVE_LINKS = /https?:\/\/|\d{3}\D{0,3}\d{4}/i;

/** A text that people wrote: web addresses in it open in a tab of their own, phone numbers are called. */
export const LinkedText = ({ text }: { text: string }) =>
  MAY_HAVE_LINKS.test(text) ? (
    <Suspense fallback={text}>
      <LinkedPieces text={text} />
    </Suspense>
  ) : (
    <>{text}</>
  );
