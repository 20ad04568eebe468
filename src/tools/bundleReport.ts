import type { MultiStats } from 'webpack';
export const reportBundle = async (_stats: MultiStats): Promise<string> => '';
