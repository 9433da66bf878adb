import { useState } from 'react';
import { applyMapping, settingsOfChoices, type AppliedMapping } from '#domain/imports/fitMapping';
import type { ImportLook } from '#domain/imports/importReport';
import type { MappingSettings, SavedMapping } from '#domain/imports/savedMapping';

/** What the dialog holds of a file. */
export interface FileChoices {
  look: ImportLook;
  mapping: readonly (string | null)[];
  match: string;
  options: MappingSettings['options'];
}

interface Chosen {
  id: number;
  /** It was chosen for the file, and not by the user. */
  by_fit: boolean;
  applied: AppliedMapping;
  settings: MappingSettings;
  /** What would be kept, had nothing been changed since. */
  baseline: string;
}

/** Which kept mapping the columns of a file follow, and what came to nothing of it [ADM-017]. */
export const useChosenMapping = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** The file as it was read before anything was chosen. */
  const [found, setFound] = useState<ImportLook | null>(null);

  const settingsOf = (choices: FileChoices, before: MappingSettings | null): MappingSettings =>
    settingsOfChoices({ ...choices, found: found ?? choices.look }, before);

  return {
    chosen,
    setFound,
    /** Puts a mapping to a file as it is read now, and answers what its columns are meant for. */
    take: (
      { id, settings }: Pick<SavedMapping, 'id' | 'settings'>,
      look: ImportLook,
      first: ImportLook,
      by_fit: boolean,
    ): AppliedMapping => {
      const applied = applyMapping(settings, look);
      const baseline = JSON.stringify(settingsOfChoices({ look, found: first, ...applied }, settings));
      setChosen({ id, by_fit, applied, settings, baseline });
      return applied;
    },
    /** Puts it to the same file, which the user reads in another way: that is a change of it. */
    takeAgain: (look: ImportLook): AppliedMapping | null => {
      if (!chosen) return null;
      const applied = applyMapping(chosen.settings, look);
      setChosen({ ...chosen, applied, by_fit: false });
      return applied;
    },
    leave: () => setChosen(null),
    /** The choices have been kept under a name: that is what they follow from now on. */
    keep: ({ id, settings }: Pick<SavedMapping, 'id' | 'settings'>, choices: FileChoices) => {
      const nothing = { missing_columns: [], missing_fields: [], new_columns: [] };
      const applied = { ...choices, mapping: [...choices.mapping], ...nothing };
      setChosen({ id, by_fit: false, applied, settings, baseline: JSON.stringify(settingsOf(choices, settings)) });
    },
    /** What is kept when the choices are kept now: under a new name, or over the mapping that was chosen. */
    settingsFor: (choices: FileChoices, isOver: boolean): MappingSettings =>
      settingsOf(choices, isOver ? (chosen?.settings ?? null) : null),
    isModified: (choices: FileChoices): boolean =>
      chosen !== null && JSON.stringify(settingsOf(choices, chosen.settings)) !== chosen.baseline,
    found,
  };
};
