import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import { WIDTH_LIMITS } from '../listState/listColumns';

interface Props {
  label: string;
  placeholder: string;
  value: number | undefined;
  onChange: (width: number | null) => void;
}

/**
 * The width of a column in pixels: typed or stepped, taken over when the input is left or Enter pressed; empty gives
 * the column its own width again.
 */
export const WidthInput = ({ label, placeholder, value, onChange }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    const width = typed?.trim() ? Number(typed) : null;
    if (typed !== null && (width === null || Number.isFinite(width))) onChange(width);
    setTyped(null);
  };
  return (
    <InputBase
      type="number"
      value={typed ?? value ?? ''}
      placeholder={placeholder}
      sx={{
        width: 74,
        px: 0.75,
        mr: 0.5,
        fontSize: 13,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&.Mui-focused': { borderColor: 'primary.main' },
        '& input': { textAlign: 'right', py: 0.25 },
      }}
      inputProps={{ 'aria-label': label, step: 10, ...WIDTH_LIMITS }}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    />
  );
};
