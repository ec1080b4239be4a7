/** Any other path: whether there is a page at it is the content's to say (RT-04, RT-05, RT-06). */
export default '*'
