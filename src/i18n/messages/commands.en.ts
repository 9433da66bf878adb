export const commandsEn = {
  shortcuts: 'Keyboard shortcuts',
  no_shortcuts: 'This page has no shortcuts of its own.',
  everywhere: 'Everywhere',
  this_page: 'This page',
  show_shortcuts: 'Show keyboard shortcuts',
  focus_search: 'Go to quick search',
  go_home: 'Go to the home page',
  toggle_theme: 'Switch between light and dark',
  close: 'Close',
} as const;
