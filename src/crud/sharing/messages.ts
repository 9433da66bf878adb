const en = {
  share: 'Share…',
  share_title: 'Share "%{name}"',
  share_who: 'Who sees it',
  share_nobody: 'Only me',
  share_owner: 'Only %{name}',
  share_everyone: 'Everybody who may see this list',
  share_everyone_import: 'Everybody who may import here',
  share_chosen: 'Chosen roles and people',
  share_roles: 'Roles',
  share_users: 'People',
  share_overseen: 'Administrators see and can change what is shared.',
  share_blind: 'They see nothing of it, since they may not see this list: %{names}.',
  shared_everyone: 'Shared with everybody',
  shared_with: 'Shared with %{names}',
} as const;

const es: Record<keyof typeof en, string> = {
  share: 'Compartir…',
  share_title: 'Compartir "%{name}"',
  share_who: 'Quién la ve',
  share_nobody: 'Solo yo',
  share_owner: 'Solo %{name}',
  share_everyone: 'Todos los que pueden ver esta lista',
  share_everyone_import: 'Todos los que pueden importar aquí',
  share_chosen: 'Roles y personas elegidos',
  share_roles: 'Roles',
  share_users: 'Personas',
  share_overseen: 'Los administradores ven y pueden cambiar lo que se comparte.',
  share_blind: 'No verán nada, porque no pueden ver esta lista: %{names}.',
  shared_everyone: 'Compartida con todos',
  shared_with: 'Compartida con %{names}',
};

export const shareMessages = { en, es };
