export const appEn = {
  loading: 'Loading…',
  forbidden: {
    title: 'No permission',
    text: 'You do not have permission to view this page.',
    contact: 'Please contact your administrator.',
    why: 'See why',
    home: 'Go to the home page',
  },
  not_found: { title: 'Page not found', home: 'Go to the home page' },
  later: {
    area: 'Part of: %{area}',
    text: 'This screen is not built yet.',
    detail: 'Its address and its permission are already in place; the screen follows in a later release.',
    home: 'Go to the home page',
  },
  unsaved: { text: 'You have unsaved changes. Navigate away?', stay: 'Stay', leave: 'Leave' },
  confirm: { ok: 'OK', cancel: 'Cancel' },
  new_version: { text: 'A new version is available.', reload: 'Reload' },
  toast: { region: 'Messages', close: 'Close' },
  breadcrumbs: 'Breadcrumbs',
  show_breadcrumbs: 'Show hidden breadcrumbs',
  scroll_to_top: 'Back to top',
} as const;
