export { NewcomerPage as Page } from '../../newcomer'
