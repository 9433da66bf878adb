import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import { RainPanel } from './RainPanel';
import { useRainText } from './rainMessages';

/** The menu of a day, and the Rain-out that it opens. */
export default function DayLayer({ day, anchor }: { day: CivilDate; anchor: Element }) {
  const board = useBoard();
  const { dayMenu } = board.shown;
  const text = useRainText();
  const { language } = useLanguage();
  const [rained, setRained] = useState<CivilDate | null>(null);
  const close = (): void => {
    dayMenu.set(null);
    const button = anchor.matches('button') ? anchor : anchor.querySelector('button');
    if (button instanceof HTMLElement) button.focus();
  };
  if (rained !== null) return <RainPanel day={rained} onClose={close} />;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={close}
      slotProps={{ list: { 'aria-label': text('menu', { day: dayText(day, language).full }), dense: true } }}
    >
      <MenuItem disabled={!board.isOnline() || !board.api.plans} onClick={() => setRained(day)}>
        {text('rain_out')}
      </MenuItem>
    </Menu>
  );
}
