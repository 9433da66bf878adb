/** What is said of records beside their list, and of the keys of a list. */
export const panelEn = {
  more: 'More',
  open_page: 'Open as a page',
  open_beside: 'Open records beside the list',
} as const;

export const panelEs: Record<keyof typeof panelEn, string> = {
  more: 'Más',
  open_page: 'Abrir como página',
  open_beside: 'Abrir registros junto a la lista',
};
