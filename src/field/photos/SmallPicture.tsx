import { useState, type ReactNode } from 'react';

/** A small picture of a photo; what stands in its place where the server makes none, as of one that is too large. */
export const SmallPicture = ({ url, fallback }: { url: string | null; fallback: ReactNode }) => {
  const [failed, setFailed] = useState<string | null>(null);
  return url === null || failed === url ? (
    fallback
  ) : (
    <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(url)} />
  );
};
