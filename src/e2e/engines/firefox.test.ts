import { launchFirefox } from './firefox.ts';
import { journeysIn } from './journeys.ts';

journeysIn(launchFirefox);
