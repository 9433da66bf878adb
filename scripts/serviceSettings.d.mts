export const takeServiceSettings: (
  env: Record<string, string | undefined>,
  where: { isBuilt: boolean; service?: { file: string; folder: string } },
) => string | null;
