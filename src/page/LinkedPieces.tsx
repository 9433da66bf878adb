import { linkParts } from '#domain/linkParts';

/** A text with its web addresses and phone numbers as links. */
const LinkedPieces = ({ text }: { text: string }) => (
  <>
    {linkParts(text).map(({ text: piece, href }, at) =>
      href === undefined ? (
        piece
      ) : (
        // The pieces of a text never move.
        // oxlint-disable-next-line react/no-array-index-key
        <a key={at} href={href} {...(href.startsWith('tel:') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
          {piece}
        </a>
      ),
    )}
  </>
);

export default LinkedPieces;
