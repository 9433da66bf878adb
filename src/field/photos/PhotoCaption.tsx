import { useState } from 'react';
import { toast } from '../../toasts/toast';
import type { SiteFile } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import './photos.css';

/** What a photo shows, in the words of who knows; saved when the field is left. */
export const PhotoCaption = ({ file: { id, file_name, caption } }: { file: SiteFile }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const [saved, setSaved] = useState(caption ?? '');
  const save = async (words: string): Promise<void> => {
    if (words === saved) return;
    try {
      await api.caption(id, words);
      setSaved(words);
    } catch {
      toast.error(text('caption_failed'));
    }
  };
  return (
    <input
      className="photo-caption"
      defaultValue={caption ?? ''}
      maxLength={200}
      placeholder={text('caption_hint')}
      aria-label={text('caption', { name: file_name })}
      onBlur={({ target }) => void save(target.value.trim())}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
};
