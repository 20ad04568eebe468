import type { FeatureSlug } from '../../contract/paths';
import { actionAssignmentCopy } from './action-assignment';
import { activityTrackingCopy } from './activity-tracking';
import { campaignsAndOpportunitiesCopy } from './campaigns-and-opportunities';
import { dashboardCopy } from './dashboard';
import { leadManagementSystemCopy } from './lead-management-system';
import { realtimeCommunicationCopy } from './realtime-communication';
import { realtimeStatisticsCopy } from './realtime-statistics';
import type { FeatureCopy } from './types';
import { userManagementCopy } from './user-management';

/** The words of every feature page, by the page's slug. */
export const featureCopies: Record<FeatureSlug, FeatureCopy> = {
  dashboard: dashboardCopy,
  'lead-management-system': leadManagementSystemCopy,
  'realtime-statistics': realtimeStatisticsCopy,
  'campaigns-and-opportunities': campaignsAndOpportunitiesCopy,
  'user-management': userManagementCopy,
  'activity-tracking': activityTrackingCopy,
  'action-assignment': actionAssignmentCopy,
  'realtime-communication': realtimeCommunicationCopy,
};
