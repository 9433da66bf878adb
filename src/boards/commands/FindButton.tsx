import { memo, Suspense, useMemo, useState } from 'react';
import type { CivilDate } from '#domain/civilDate';
import type { Command } from '../../commands/command';
import { useShortcuts } from '../../commands/useShortcuts';
import { themed } from '../../theme/themed';
import { boardMessages } from '../look/messages';
import { IconButton } from '../look/IconButton';
import { useBoardText } from '../look/useBoardText';

const FindDialog = themed(() => import('./FindDialog'));

/** Opens the search over all weeks. */
export const FindButton = memo(function FindButton({ onDate }: { onDate: (date: CivilDate) => void }) {
  const text = useBoardText();
  const [isOpen, setOpen] = useState(false);
  const commands = useMemo(
    (): Command[] => [
      {
        id: 'board.find',
        label: { en: boardMessages.en.find, es: boardMessages.es.find },
        key: 'f',
        perform: () => setOpen(true),
      },
    ],
    [],
  );
  useShortcuts(commands, undefined);
  return (
    <>
      <IconButton icon="TravelExplore" label={text('find')} hint="F" onClick={() => setOpen(true)} />
      <Suspense fallback={null}>{isOpen && <FindDialog onDate={onDate} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
});
