export const offlineEn = {
  lost: {
    title: 'No Internet Connection',
    text: 'Your internet connection was interrupted.  Would you like the product to go offline or would you like to first reconnect and then retry?',
    retry: 'Retry',
    go_offline: 'Go Offline',
  },
  bar: 'Offline mode - changes are saved on this device.',
  unsynced: '%{smart_count} unsynced',
  as_of: 'As of %{at}',
  go_online: 'Go Online',
  work: {
    link: 'Abandoned changes (%{smart_count})',
  },
  not_available: 'Not available offline',
  not_here: 'This record is not available offline.',
  close: 'Close',
} as const;
