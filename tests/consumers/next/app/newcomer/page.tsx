export { NewcomerPage as default } from '../../newcomer'
