import { linkParts } from '#domain/linkParts';

/** A text that people wrote, in which web addresses open in a tab of their own. */
export const LinkedText = ({ text }: { text: string }) => (
  <>
    {linkParts(text).map(({ text: piece, href }, at) =>
      href === undefined ? (
        piece
      ) : (
        // The pieces of a text never move.
        // oxlint-disable-next-line react/no-array-index-key
        <a key={at} href={href} target="_blank" rel="noopener noreferrer">
          {piece}
        </a>
      ),
    )}
  </>
);
