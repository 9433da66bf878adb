/** What a form says about saves of others. */
export const savingMessages = {
  en: {
    conflict_title: 'Changed by someone else',
    conflict_text: '%{name} saved this record while you were editing it.',
    conflict_choose: 'Choose what to keep:',
    conflict_merged: 'Your other changes and theirs are kept together: nothing overlaps.',
    conflict_others: 'Other changes are merged by themselves: %{fields}.',
    someone: 'Someone else',
    mine: 'Mine',
    theirs: 'Theirs',
    save_merged: 'Save Merged',
    discard_mine: 'Discard My Changes',
    cancel: 'Cancel',
  },
  es: {
    conflict_title: 'Otra persona hizo cambios',
    conflict_text: '%{name} guardó este registro mientras usted lo editaba.',
    conflict_choose: 'Elija qué conservar:',
    conflict_merged: 'Sus cambios y los de la otra persona se conservan juntos: no se solapan.',
    conflict_others: 'Los demás cambios se combinan solos: %{fields}.',
    someone: 'Otra persona',
    mine: 'Mío',
    theirs: 'Suyo',
    save_merged: 'Guardar combinado',
    discard_mine: 'Descartar mis cambios',
    cancel: 'Cancelar',
  },
} as const;
