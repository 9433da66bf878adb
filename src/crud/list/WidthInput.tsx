import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import { numberWanted } from '#domain/inputs/numberWanted';
import { parseNumber } from '#domain/inputs/parseNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { WIDTH_LIMITS } from '../listState/listColumns';

/** Pixels by which the arrow keys change a width. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 10, ArrowDown: -10 };

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
  // What is out of range is set to the nearest width, as stepping does.
  const parsed = parseNumber(typed ?? '', { isWhole: true, min: 0 });
  const isWrong = 'problem' in parsed;
  const { language } = useLanguage();
  const commit = (): void => {
    if (typed === null || isWrong) return;
    onChange(parsed.value);
    setTyped(null);
  };
  return (
    <InputBase
      error={isWrong}
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
        '&.Mui-error': { borderColor: 'error.main' },
        '& input': { textAlign: 'right', py: 0.25 },
      }}
      inputProps={{
        'aria-label': label,
        'aria-invalid': isWrong,
        inputMode: 'numeric',
        title: isWrong ? numberWanted({ isWhole: true, ...WIDTH_LIMITS }, parsed.problem, language) : undefined,
      }}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step !== undefined && !isWrong) {
          event.preventDefault();
          setTyped(String((parsed.value ?? value ?? WIDTH_LIMITS.min) + step));
        }
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    />
  );
};
