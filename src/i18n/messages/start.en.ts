/** The texts around every page, and of those without a user. */
export const startTextsEn = {
  language: 'Language',
  toggle_theme: 'Switch between light and dark',
  forbidden: 'You do not have permission to view this page.',
  contact: 'Please contact your administrator.',
  toasts: 'Messages',
  close_toast: 'Close',
} as const;
