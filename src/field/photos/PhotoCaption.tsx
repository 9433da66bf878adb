import { useState } from 'react';
import { useTextLimit } from '../../inputs/useTextLimit';
import { toast } from '../../toasts/toast';
import type { SiteFile } from '#domain/field/siteFile';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import './photos.css';

/** The longest caption. */
const CAPTION_MAX = 200;

/** What a photo shows, in the words of who knows; saved when the field is left. */
export const PhotoCaption = ({ file: { id, file_name, caption } }: { file: SiteFile }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const [saved, setSaved] = useState(caption ?? '');
  const [words, setWords] = useState(saved);
  const label = text('caption', { name: file_name });
  const [limited, tooLong] = useTextLimit(words, CAPTION_MAX, label);
  const save = async (trimmed: string): Promise<void> => {
    if (trimmed === saved || trimmed.length > CAPTION_MAX) return;
    try {
      await api.caption(id, trimmed);
      setSaved(trimmed);
    } catch {
      toast.error(text('caption_failed'));
    }
  };
  return (
    <>
      <input
        ref={limited}
        className="photo-caption"
        value={words}
        aria-invalid={tooLong !== null}
        placeholder={text('caption_hint')}
        aria-label={label}
        onChange={({ target }) => setWords(target.value)}
        onBlur={() => void save(words.trim())}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      {tooLong !== null && (
        <small className="photo-wrong" role="alert">
          {tooLong}
        </small>
      )}
    </>
  );
};
