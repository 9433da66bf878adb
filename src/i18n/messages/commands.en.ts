export const commandsEn = {
  shortcuts: 'Keyboard shortcuts',
  no_shortcuts: 'This page has no shortcuts of its own.',
  everywhere: 'Everywhere',
  this_page: 'This page',
  toggle_theme: 'Switch between light and dark',
  close: 'Close',
} as const;
