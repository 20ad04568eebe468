import type { FeatureSlug } from '../../contract/paths.ts';
import { actionAssignmentStrings } from './action-assignment.ts';
import { activityTrackingStrings } from './activity-tracking.ts';
import { campaignsAndOpportunitiesStrings } from './campaigns-and-opportunities.ts';
import { dashboardStrings } from './dashboard.ts';
import { leadManagementSystemStrings } from './lead-management-system.ts';
import { realtimeCommunicationStrings } from './realtime-communication.ts';
import { realtimeStatisticsStrings } from './realtime-statistics.ts';
import type { FeatureStrings } from './types.ts';
import { userManagementStrings } from './user-management.ts';

export const featureStrings: Record<FeatureSlug, FeatureStrings> = {
  dashboard: dashboardStrings,
  'lead-management-system': leadManagementSystemStrings,
  'realtime-statistics': realtimeStatisticsStrings,
  'campaigns-and-opportunities': campaignsAndOpportunitiesStrings,
  'user-management': userManagementStrings,
  'activity-tracking': activityTrackingStrings,
  'action-assignment': actionAssignmentStrings,
  'realtime-communication': realtimeCommunicationStrings,
};

/** The same on every feature page. */
export const featurePageStrings = {
  getStarted: 'Get started',
  requestDemo: 'Request a demo',
  otherFeatures: 'Other features',
  discoverTitle: 'Discover more',
  period: {
    label: 'Period',
    names: { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly', custom: 'Custom' },
  },
} as const;
