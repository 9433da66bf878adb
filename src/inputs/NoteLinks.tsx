import { linkParts } from '#domain/linkParts';
import { LinkedText } from '../page/LinkedText';
import './noteLinks.css';

/** The web addresses and phone numbers of a text that stands in a field, where nothing can be tapped: below it they can. */
const NoteLinks = ({ text }: { text: string }) => {
  const links = new Set(linkParts(text).flatMap(({ text: written, href }) => (href === undefined ? [] : [written])));
  return (
    <span className="note-links">
      {[...links].map((link) => (
        <span key={link}>
          <LinkedText text={link} />
        </span>
      ))}
    </span>
  );
};

export default NoteLinks;
