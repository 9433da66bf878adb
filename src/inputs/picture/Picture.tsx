import { useState } from 'react';
import './picture.css';

/** Two letters that stand for a name: of its first and its last word. */
const initials = (name: string): string => {
  const words = name
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => /^./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
};

interface Props {
  /** Without one, or when it cannot be loaded, the initials of `name` are shown. */
  url: string | null;
  name: string;
  /** Pixels. */
  size: number;
  /** Told to those who do not see it; left out where the name stands beside it. */
  alt?: string;
}

/**
 * A picture of a record, whole, on white: logos are drawn for paper. Plain elements, since lists draw one in each row.
 */
export const Picture = ({ url, name, size, alt = '' }: Props) => {
  const [failed, setFailed] = useState<string | null>(null);
  const style = {
    width: size,
    height: size,
    fontSize: Math.max(11, size * 0.38),
    borderRadius: size > 48 ? 12 : 8,
    background: 'var(--selected)',
  };
  return (
    <span className="picture" style={style} aria-hidden={alt === '' ? true : undefined}>
      {url === null || url === failed ? (
        initials(name)
      ) : (
        <img src={url} alt={alt} loading="lazy" decoding="async" draggable={false} onError={() => setFailed(url)} />
      )}
    </span>
  );
};
