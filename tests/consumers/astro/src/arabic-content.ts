import type { ImageValue } from '@brand/blocks/contracts'
import type { MenuItem } from '@brand/blocks/navigation'

export const hall: ImageValue = {
  src: '/fixtures/hall-1280.webp',
  alt: 'قاعة ذات ألواح تحت السقف',
  width: 1280,
  height: 720,
  color: '#203528',
}
export const panel: ImageValue = {
  src: '/fixtures/panel-1200.webp',
  alt: 'ألواح من اللباد على جدار',
  width: 1200,
  height: 800,
  color: '#8a8d80',
}
export const menu: readonly MenuItem[] = [
  { title: 'الرئيسية', href: '/', current: 'page' },
  { title: 'المنتجات', href: '/products' },
  { title: 'الغرف', href: '#rooms' },
]
export const body = `<h2>ماذا يفعل اللباد</h2>
  <p>يخفّف اللباد <strong>حدّة</strong> الصوت في الغرفة. <a href="/products">كيف نقيس ذلك</a> ليس سرًا.</p>
  <ul><li>مضغوط لا ملصوق</li><li>مصنوع من <em>القوارير</em></li></ul>`
export const rooms = [
  { id: 'offices', title: 'مكاتب', text: 'المكاتب المفتوحة هي أعلى الغرف صوتًا.' },
  { id: 'schools', title: 'مدارس', text: 'التلاميذ الذين يسمعون كل كلمة يتعلمون أسرع.' },
  { id: 'restaurants', title: 'مطاعم', text: 'يبقى الضيوف مدة أطول حيث لا يحتاجون إلى الصراخ.' },
]
export const questions = [
  { id: 'colours', title: 'ما الألوان المتوفرة؟', text: 'اثنان وعشرون لونًا.' },
  { id: 'fire', title: 'هل يحترق؟', text: 'فئته B-s1,d0.' },
]
